/**
 * Expected scope of every operation, written by hand, independent of the schema's own. `key`, `session`: tokens are
 * rejected. `access-scopes.test.ts` fails for an operation that this file lacks.
 */
const OPERATIONS: Readonly<Record<string, string>> = {
  'law:read': `kbDiff compareReform scoping scopeGroup caseFile scopingQuestions wizardQuestions wizardEvaluate services
    verifyReceipt whatChanged frameworkMapping frameworkMappingMeasure frameworks framework control measure
    incidentDeadlines incidentRecord incidentSignificance incidentTemplates lawChanged`,
  'orders:read': 'order quote orderStatus myOrders documentPreview testClock testEvents testEvent',
  'orders:write':
    'createOrder orderLicence cancelOrder advanceTestClock triggerTestEvent resetTestClock',
  'account:read': `apiKeys organisation auditLog billingSummary webhookEndpoints webhookDeliveries oauthClients
    oauthGrants letterhead linkReports node members`,
  'account:write': `setBillingDetails createWebhookEndpoint deleteWebhookEndpoint rotateWebhookSecret replayWebhook
    setLetterhead reportMapping`,
  key: `rotateKey revokeKey organisationExport createOauthClient rotateOauthSecret deleteOauthClient revokeOauthGrant
    narrowOauthGrant inviteMember changeRole removeMember`,
  session: 'sessions passkeys',
  'session:end': 'endSession',
  passkey: 'startPasskey addPasskey removePasskey',
  factor: 'startSecondFactor confirmSecondFactor',
};

const SCOPE_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(OPERATIONS).flatMap(([scope, names]) =>
    names.split(/\s+/).map((name) => [name, scope] as const),
  ),
);

/** @returns undefined for an operation that is not listed; the mapping graph asks for `law:read` */
export const scopeOfOperation = (coordinate: string, rule: string): string | undefined => {
  const [, name = ''] = coordinate.split('.');
  return SCOPE_OF.get(name) ?? (rule === 'mapping' ? 'law:read' : undefined);
};

/** Fields below an operation that require an additional scope. */
export const FIELD_SCOPES: ReadonlyMap<string, string> = new Map([
  ['Organisation.orders', 'orders:read'],
]);
