/** Prompts of assistants: questions that are asked often, with the tools that answer them. */

type PromptArgument = Readonly<{ name: string; description: string; required: boolean }>;

export type Prompt = Readonly<{
  name: string;
  title: string;
  description: string;
  arguments: readonly PromptArgument[];
  text: (given: Readonly<Record<string, string>>) => string;
}>;

const LANGUAGE: PromptArgument = {
  name: 'language',
  description: 'Two-letter code of the language of the answer; default: en.',
  required: false,
};

const COUNTRY: PromptArgument = {
  name: 'country',
  description: 'Two-letter code of the country; without it the Directive alone is applied.',
  required: false,
};

const argument = (name: string, description: string): PromptArgument => ({
  name,
  description,
  required: true,
});

/** The caller's words are quoted, so that they are not read as instructions. */
const quoted = (text: string | undefined): string => JSON.stringify(text ?? '');

const RULES =
  'Use the tools of this server alone for statements of law. Cite act, provision and date of each source. ' +
  'Say what is open or not coded. Indicative, not legal advice.';

const ending = ({ language }: Readonly<Record<string, string>>): string =>
  `Pass ${quoted(language ?? 'en')} as the language to every tool and answer in it. ${RULES}`;

const inCountry = ({ country }: Readonly<Record<string, string>>): string =>
  country === undefined ? 'No country is given.' : `Country: ${quoted(country)}.`;

export const PROMPTS: readonly Prompt[] = [
  {
    name: 'does_nis2_apply',
    title: 'Does NIS2 apply?',
    description: 'Class of an organisation, with the figures that would change it.',
    arguments: [
      argument('organisation', 'What the organisation does, headcount, turnover, balance sheet.'),
      COUNTRY,
      LANGUAGE,
    ],
    text: (given) =>
      `Does NIS2 apply to this organisation: ${quoted(given['organisation'])}? ${inCountry(given)} ` +
      'Find the keys of its sector, special cases and entity types with scoping_questions, then call scoping. ' +
      'State the class, the reasons, what is unknown, and which figures would change the class. Ask for missing ' +
      `facts instead of assuming them. ${ending(given)}`,
  },
  {
    name: 'incident_first_24_hours',
    title: 'Incident: the first 24 hours',
    description: 'Whether an incident must be notified, by when, to whom, with which text.',
    arguments: [
      argument('detected_at', 'When the organisation became aware (ISO 8601 with time zone).'),
      argument('incident', 'What happened.'),
      COUNTRY,
      LANGUAGE,
    ],
    text: (given) =>
      `An incident was noticed at ${quoted(given['detected_at'])}: ${quoted(given['incident'])}. ${inCountry(given)} ` +
      'Call incident_deadlines for the terms and recipients, incident_significance if the entity type is one of ' +
      'Implementing Regulation (EU) 2024/2690, and incident_templates for the early warning. List what to do in the ' +
      `first 24 hours in order of time, then the text of the early warning. ${ending(given)}`,
  },
  {
    name: 'compare_to_framework',
    title: 'Compare to ISO 27001',
    description: 'What a framework in place covers of the ten measures, and what it leaves open.',
    arguments: [
      argument('controls', 'Controls in place, such as "A.5.24 implemented, A.8.13 partial".'),
      {
        name: 'framework',
        description: 'Key of the framework; default: iso27001.',
        required: false,
      },
      LANGUAGE,
    ],
    text: (given) =>
      `Controls in place of ${quoted(given['framework'] ?? 'iso27001')}: ${quoted(given['controls'])}. Call ` +
      'mapping_delta with them and read all pages. State which of the ten measures of Article 21(2) are covered, ' +
      'partly covered or open, and what is missing for each. A certificate gives no presumption of conformity. ' +
      ending(given),
  },
  {
    name: 'gap_assessment',
    title: 'Gap assessment',
    description: 'Asks the questions of the gap assessment and evaluates the answers.',
    arguments: [COUNTRY, LANGUAGE],
    text: (given) =>
      `Assess the gaps to the ten measures. ${inCountry(given)} Read gap_questions, ask the questions in groups by ` +
      'measure, then call gap_evaluation with the answers. State the score, the band and the first steps. ' +
      ending(given),
  },
];

/** Missing required arguments, by name. */
export const missingOf = (prompt: Prompt, given: Readonly<Record<string, string>>): string[] =>
  prompt.arguments
    .filter(({ name, required }) => required && given[name] === undefined)
    .map(({ name }) => name);
