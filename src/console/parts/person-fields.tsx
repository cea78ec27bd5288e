/** Name, email and role of somebody who signs up. */
import { ROLES } from '../lib/roles.js';
import { useSession } from '../lib/session.js';
import { SelectField, TextField } from './field.js';

type FieldState = Readonly<{
  value: string;
  fieldError: string | null;
  onValue: (value: string) => void;
}>;

type PersonProps = Readonly<{ of: (field: 'nimi' | 'email' | 'roll') => FieldState }>;

export function PersonFields({ of }: PersonProps) {
  const { t } = useSession();
  return (
    <>
      <TextField
        label={t('console:signup.name')}
        autocomplete="organization"
        isRequired
        {...of('nimi')}
      />
      <TextField
        label={t('console:signup.email')}
        type="email"
        autocomplete="email"
        isRequired
        {...of('email')}
      />
      <SelectField
        label={t('console:signup.role')}
        isRequired
        choices={ROLES.map((role) => ({ value: role, text: t(`console:role.${role}`) }))}
        {...of('roll')}
      />
    </>
  );
}
