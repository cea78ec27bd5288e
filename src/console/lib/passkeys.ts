/** Passkeys: prompts of the browser, and the requests around them. */
import type * as Passkeys from '@simplewebauthn/browser';
import { ApiError, ask } from './api.js';
import type { Contract } from './contract.js';

type Library = typeof Passkeys;

/** Options for the browser, for which the contract only requires the JSON form of WebAuthn. */
type CreationOptions = Readonly<{ options: Passkeys.PublicKeyCredentialCreationOptionsJSON }>;
type RequestOptions = Readonly<{ options: Passkeys.PublicKeyCredentialRequestOptionsJSON }>;

const errorOf = (code: string): ApiError => new ApiError(code, null, []);

/** Loaded when a prompt is near: the first view does not need it. */
export async function loadPasskeys(): Promise<Library> {
  try {
    return await import('@simplewebauthn/browser');
  } catch {
    throw errorOf('OFFLINE');
  }
}

/** Code by the name of the browser's error. */
const CODES: Readonly<Record<string, string>> = {
  AbortError: 'PASSKEY_CANCELLED',
  NotAllowedError: 'PASSKEY_CANCELLED',
  InvalidStateError: 'PASSKEY_KNOWN',
  NotSupportedError: 'PASSKEY_UNSUPPORTED',
  SecurityError: 'PASSKEY_UNSUPPORTED',
};

/** @throws ApiError */
async function prompt<T>(show: () => Promise<T>): Promise<T> {
  try {
    return await show();
  } catch (error) {
    throw errorOf(CODES[error instanceof Error ? error.name : ''] ?? 'PASSKEY_FAILED');
  }
}

/** @throws ApiError if the browser has no passkeys */
async function supported(): Promise<Library> {
  const library = await loadPasskeys();
  if (!library.browserSupportsWebAuthn()) throw errorOf('PASSKEY_UNSUPPORTED');
  return library;
}

/** @returns the session, now confirmed @throws ApiError */
export async function confirmPasskey(key: string): Promise<Contract['SignedIn']> {
  const { startAuthentication } = await supported();
  const { options: optionsJSON } = await ask<RequestOptions>('/second-factor/start', {
    key,
    body: {},
  });
  const credential = await prompt(() => startAuthentication({ optionsJSON }));
  return ask<Contract['SignedIn']>('/second-factor', { key, body: { credential } });
}

/** @param nimi chosen by the person @throws ApiError */
export async function addPasskey(key: string, nimi: string): Promise<void> {
  const { startRegistration } = await supported();
  const { options: optionsJSON } = await ask<CreationOptions>('/passkeys/start', {
    key,
    body: {},
  });
  const credential = await prompt(() => startRegistration({ optionsJSON }));
  await ask<Contract['Passkey']>('/passkeys', { key, body: { nimi, credential } });
}

/** Closes a prompt that is still open. */
export async function cancelPrompt(): Promise<void> {
  const { WebAuthnAbortService } = await loadPasskeys();
  WebAuthnAbortService.cancelCeremony();
}
