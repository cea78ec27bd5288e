/** Roles that anyone may sign up with. */
export const ROLES = ['client', 'lawyer_individual', 'lawyer_firm', 'grc_platform'] as const;
