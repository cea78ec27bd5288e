/** The case of this tab: typed facts, answers of scoping and of the gap assessment. */
import { draftOf, factsOf, isFacts, NO_CASE, withScoping } from './case-facts.js';
import type { CaseDraft, Facts } from './case-facts.js';
import { useStored } from './use-stored.js';

type Answers = Readonly<Record<string, string>>;

export type CaseState = Readonly<{
  draft: CaseDraft;
  answers: Answers;
  facts: Facts;
  setDraft: (draft: CaseDraft) => void;
  setField: (name: string, text: string) => void;
  /** @param file signed case file */
  open: (file: Facts) => void;
  /** Also the answers of scoping and of the gap assessment. */
  forget: () => void;
}>;

const textsIn = (value: unknown): Answers =>
  isFacts(value)
    ? Object.fromEntries(
        Object.entries(value).flatMap(([key, word]) =>
          typeof word === 'string' ? [[key, word] as const] : [],
        ),
      )
    : {};

export function useCase(): CaseState {
  const [stored, setDraft] = useStored<CaseDraft>('case', NO_CASE);
  const [scoped, setScoped] = useStored<Readonly<Record<string, string | boolean>>>('scoping', {});
  const [answers, setAnswers] = useStored<Answers>('gap', {});
  const draft = withScoping(stored, scoped);
  return {
    draft,
    answers,
    facts: factsOf(draft, answers),
    setDraft,
    setField: (name, text) => {
      setDraft({ ...draft, fields: { ...draft.fields, [name]: text } });
    },
    open: ({ andmed, kviitungid }) => {
      const facts = isFacts(andmed) ? andmed : {};
      const receipts = Array.isArray(kviitungid) ? kviitungid.map(String) : [];
      setDraft(draftOf(facts, receipts));
      setAnswers(textsIn(facts['vastused']));
    },
    forget: () => {
      setDraft(NO_CASE);
      setScoped({});
      setAnswers({});
    },
  };
}
