/** Where a refused change asks the person for the passkey: the dialog answers. */

type Asker = () => Promise<boolean>;

let asker: Asker | null = null;
let asked: Promise<boolean> | null = null;

/** @param ask shows the dialog; returns whether the passkey was confirmed @returns ends it */
export function onPasskeyAsked(ask: Asker): () => void {
  asker = ask;
  return () => {
    asker = null;
  };
}

/** Requests that are refused at the same time share one dialog. */
export async function confirmAgain(): Promise<boolean> {
  asked ??= asker?.() ?? null;
  try {
    return (await asked) ?? false;
  } finally {
    asked = null;
  }
}
