/** The sample passkey of sandbox keys. */
import { expect, test } from '@jest/globals';
import { SAMPLE_MEMBER } from '../../../../src/modules/members/domain/member.js';
import { SAMPLE_PASSKEY } from '../../../../src/modules/passkeys/domain/passkey.js';

test('the sample belongs to the sample person and has an id and a name', () => {
  expect(SAMPLE_PASSKEY).toMatchObject({
    memberId: SAMPLE_MEMBER.id,
    email: SAMPLE_MEMBER.email,
    name: 'Laptop',
  });
  expect(SAMPLE_PASSKEY.id).toMatch(/^[0-9a-f-]{36}$/);
  expect(SAMPLE_PASSKEY.id).not.toBe(SAMPLE_MEMBER.id);
});
