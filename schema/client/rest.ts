/** Made by "npm run schema" from the contract; never edited by hand. */
export interface paths {
    "/law/{version}/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the signed law data of one version and language, or a delta to it
         * @description For the offline package. The address always has the same content, so it may be cached permanently. 422 names the file that the service publishes instead.
         */
        get: operations["lawBundle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/law/index.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the versions of the law data with their hash chain
         * @description Each version has a bundle per language at /law/{version}/bundle.{language}.json, or licensed.{language}.json if a licence is needed, and deltas at bundle.delta1-from.{older version}.{language}.json.
         */
        get: operations["lawIndex"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/law/latest.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * States, signed with the time, which version of the law data is the latest
         * @description Extends the age of a bundle of that version for the offline package.
         */
        get: operations["lawLatest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/law/licence.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Issues a licence token for the offline package to a key of a paid tier
         * @description Signed with the published keys and valid for 30 days. The package verifies it without a network; it is required only if needsLicence of the index says so.
         */
        get: operations["lawLicence"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists who changed API keys, billing details, webhooks and orders, and when
         * @description Lists who changed API keys, billing details, webhooks and orders, and when.
         */
        get: operations["auditLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns all stored data of the organisation, without secrets
         * @description Returns all stored data of the organisation, without secrets.
         */
        get: operations["organisationExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account/letterhead": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Letterhead of the account; sandbox keys have none
         * @description Letterhead of the account; sandbox keys have none.
         */
        get: operations["letterhead"];
        put?: never;
        /**
         * Sets the letterhead of documents that are made from now on; sandbox keys store nothing
         * @description Sets the letterhead of documents that are made from now on; sandbox keys store nothing. At most 10 a minute of one key.
         */
        post: operations["setLetterhead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/account/vat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Updates billing and VAT details
         * @description Updates billing and VAT details. An omitted or null field keeps its value; an empty string clears it.
         */
        post: operations["setBillingDetails"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/billing/summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns orders, invoices, licence, and usage of the monthly allowances
         * @description Returns orders, invoices, licence, and usage of the monthly allowances.
         */
        get: operations["billingSummary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/case-file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes a case file: the facts of one organisation in normal form, signed
         * @description Makes a case file: the facts of one organisation in normal form, signed. Nothing is stored; `quote` and `createOrder` accept the file in `payload.toimik`.
         */
        post: operations["caseFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/changelog": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists recorded changes of the law data, newest first
         * @description Lists recorded changes of the law data, newest first.
         */
        get: operations["changelog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/changelog/diff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists what differs between two versions of the law data
         * @description Lists what differs between two versions of the law data.
         */
        get: operations["kbDiff"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/changelog/feed.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the change log as JSON Feed 1.1
         * @description Accepts the parameters of /v1/changelog; newest first.
         */
        get: operations["changelogFeed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/changelog/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Decided reports of links, newest decision first
         * @description Decided reports of links, newest decision first.
         */
        get: operations["linkReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/changelog/rss": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the change log as RSS 2.0
         * @description Accepts the parameters of /v1/changelog; newest first.
         */
        get: operations["changelogRss"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/documents/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes one document from the facts of an order, as a PDF file with a watermark on each page
         * @description Makes one document from the facts of an order, as a PDF file with a watermark on each page. Nothing is stored. At most 20 a minute of one key.
         */
        post: operations["documentPreview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/documents/verify/{kood}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Confirms number, date and file hashes of a document by the verification code printed in it
         * @description Confirms number, date and file hashes of a document by the verification code printed in it.
         */
        get: operations["verifyDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Downloads a document by the token in the body
         * @description The token is the credential; it expires 72 hours after it was issued. It appears in no address, so no log of a server contains it.
         */
        post: operations["downloadByToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/download/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Downloads a document by its link
         * @description The token is the credential; it expires 72 hours after it was issued. In the strict profile this path finds no document (404): send the token to POST /v1/download.
         */
        get: operations["download"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/exports/{format}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Exports the mapping as a file
         * @description The file of /v1/graph/export/{format} with its media type and name. `links` and `picture` are available in two formats each, of which `Accept` selects one. Ranges and conditional requests are supported.
         */
        get: operations["exportFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/framework-mapping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the ten measures of Article 21(2) mapped to ISO/IEC 27001, DORA and GDPR, and what ISO/IEC 27001 covers
         * @description Returns the ten measures of Article 21(2) mapped to ISO/IEC 27001, DORA and GDPR, and what ISO/IEC 27001 covers.
         */
        get: operations["frameworkMapping"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/framework-mapping/{measure_key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns one measure by letter, article or part of its name
         * @description Returns one measure by letter, article or part of its name.
         */
        get: operations["frameworkMappingMeasure"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/graph/compare": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Compares two frameworks by the measures that their controls are mapped to
         * @description Compares two frameworks by the measures that their controls are mapped to.
         */
        get: operations["compare"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/graph/coverage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reports which points of a framework are met, partly met or open for an organisation that holds controls of another
         * @description Reports which points of a framework are met, partly met or open for an organisation that holds controls of another.
         */
        post: operations["coverage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/graph/coverage/matrix": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reports the coverage of the ten measures in every other framework
         * @description Reports the coverage of the ten measures in every other framework.
         */
        post: operations["coverageMatrix"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/graph/delta": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Shows which of the ten measures are covered by controls that the organisation has under another framework
         * @description Shows which of the ten measures are covered by controls that the organisation has under another framework. Nothing is stored.
         */
        post: operations["mappingDelta"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/graph/delta/portfolio": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Compares the controls of many organisations with the ten measures
         * @description One organisation per line, at most 100,000. Answers follow when all lines have arrived; the last line reports how the stream ended. A line has the members of the operation for one organisation, and an id that is returned. The request and every answer each count as one request of the month; lines with an error do not count. In a table, the members of an answer are columns; lists and objects are written as JSON. A list in a request is a cell with keys separated by spaces, commas or semicolons, or a JSON array. Lines have the members of /v1/graph/delta. In a table, each control is a row; successive rows with the same id are one organisation.
         */
        post: operations["mappingDeltaPortfolio"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/graph/edges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the links between measures and controls, filtered and ordered
         * @description Lists the links between measures and controls, filtered and ordered.
         */
        get: operations["edges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/graph/export/{format}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Exports the mapping as a file for other tools
         * @description Exports the mapping as a file for other tools.
         */
        get: operations["graphExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/graph/links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists direct links between controls of two frameworks, each from `framework_a` to `framework_b`
         * @description Lists direct links between controls of two frameworks, each from `framework_a` to `framework_b`.
         */
        get: operations["controlLinks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/graph/neighbours": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the nodes around a node, nearest first
         * @description Lists the nodes around a node, nearest first.
         */
        get: operations["neighbours"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/graph/paths": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists every path between two nodes, with its links and the relation that follows
         * @description Lists every path between two nodes, with its links and the relation that follows.
         */
        get: operations["paths"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/graph/points": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the points of a framework with hierarchy, letters of Article 21(2), qualifiers and cadence
         * @description Lists the points of a framework with hierarchy, letters of Article 21(2), qualifiers and cadence.
         */
        get: operations["points"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/graph/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Links that the organisation reported, newest first
         * @description Links that the organisation reported, newest first.
         */
        get: operations["linkReports"];
        put?: never;
        /**
         * Disputes a link of the mapping; an operator decides, and the outcome is published
         * @description Disputes a link of the mapping; an operator decides, and the outcome is published. At most 20 an hour of one key.
         */
        post: operations["reportMapping"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/graph/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Searches measures and controls by number or words, best match first
         * @description Searches measures and controls by number or words, best match first.
         */
        get: operations["graphSearch"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reports that this process answers
         * @description Reports that this process answers. Does not count against rate limits.
         */
        get: operations["health"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reads the controls in place from a file and returns what remains of the ten measures
         * @description The body is the file, at most 8 MB and 20,000 rows: OSCAL as JSON (component definition, system security plan, assessment results), or a statement of applicability or an audit export of CISO Assistant as CSV or Excel workbook. Nothing is stored.
         */
        post: operations["importControls"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/incident-deadlines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Calculates the deadlines of one incident under NIS2, DORA and the GDPR, with an iCalendar file
         * @description Calculates the deadlines of one incident under NIS2, DORA and the GDPR, with an iCalendar file. Nothing is stored.
         */
        post: operations["incidentDeadlines"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/incident-record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * One incident as every report that NIS2, the GDPR and DORA require, each with its contents, its deadline and what is missing
         * @description One incident as every report that NIS2, the GDPR and DORA require, each with its contents, its deadline and what is missing. Nothing is stored.
         */
        post: operations["incidentRecord"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/incident-significance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Determines whether an incident is significant under Implementing Regulation (EU) 2024/2690
         * @description Determines whether an incident is significant under Implementing Regulation (EU) 2024/2690. Nothing is stored.
         */
        post: operations["incidentSignificance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/incident-templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Returns the texts of the three stages of Article 23(4), with their deadlines
         * @description Returns the texts of the three stages of Article 23(4), with their deadlines. Nothing is stored.
         */
        post: operations["incidentTemplates"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/invoices/{invoice_number}/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Downloads an invoice or credit note
         * @description Only invoices of the organisation of the API key; any other number is not found.
         */
        get: operations["downloadInvoice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the API keys of the organisation, without their secret texts
         * @description Lists the API keys of the organisation, without their secret texts.
         */
        get: operations["apiKeys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/keys/collect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Returns a live key of a paid signup, once, within 24 hours of the payment
         * @description Returns a live key of a paid signup, once, within 24 hours of the payment. A key sent by email stays valid.
         */
        post: operations["collectKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/keys/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Blocks another API key of the organisation at once
         * @description Blocks another API key of the organisation at once.
         */
        post: operations["revokeKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/keys/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replaces the calling API key
         * @description Replaces the calling API key. The new key is returned only here; the calling key keeps working for `armuaeg_tunde` hours.
         */
        post: operations["rotateKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/law/acts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the acts and standards that the law data cites, with their identifiers
         * @description Lists the acts and standards that the law data cites, with their identifiers.
         */
        get: operations["acts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/law/countries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the NIS2 law of all member states
         * @description Returns the NIS2 law of all member states.
         */
        get: operations["countries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/law/countries/{country}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the NIS2 law of one member state
         * @description Returns the NIS2 law of one member state.
         */
        get: operations["country"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/law/countries/{country}/duties": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists registration, measures, management duties, training, audits, supervision and fines of a member state
         * @description Lists registration, measures, management duties, training, audits, supervision and fines of a member state.
         */
        get: operations["duties"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/law/parameters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the numbers that the law sets, with their sources
         * @description Lists the numbers that the law sets, with their sources.
         */
        get: operations["parameters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/law/reforms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists drafts of law with their stage, their reported changes and what is not known of them
         * @description Lists drafts of law with their stage, their reported changes and what is not known of them.
         */
        get: operations["reforms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/law/reforms/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns one draft of law
         * @description Returns one draft of law.
         */
        get: operations["reform"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/law/rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists rules, caveats and national statements
         * @description Lists rules, caveats and national statements.
         */
        get: operations["rules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/law/rules/{rule_code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns one rule by its code
         * @description Returns one rule by its code.
         */
        get: operations["rule"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/law/vectors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the published test vectors of the law
         * @description Cases with facts, expected class, provision and quote, for checking other systems.
         */
        get: operations["lawVectors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/law/vectors/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the test vectors of one version
         * @description The address contains a digest, so the content may be cached permanently.
         */
        get: operations["lawVectorsFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/licence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Orders a licence for the organisation: a renewal of the present one, or a higher one
         * @description Orders a licence for the organisation: a renewal of the present one, or a higher one. An unpaid order for the same licence is returned instead of a second one. Rejected if the present licence renews automatically or a higher one is running.
         */
        post: operations["orderLicence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * People of the organisation, oldest first
         * @description People of the organisation, oldest first.
         */
        get: operations["members"];
        put?: never;
        /**
         * Adds a person to the organisation and sends them an email with the address of the sign-in page
         * @description Adds a person to the organisation and sends them an email with the address of the sign-in page.
         */
        post: operations["inviteMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/members/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Removes a person from the organisation and ends their sessions at once
         * @description Removes a person from the organisation and ends their sessions at once.
         */
        post: operations["removeMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/members/role": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Changes the role of a person and ends their sessions
         * @description Changes the role of a person and ends their sessions.
         */
        post: operations["changeRole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/oauth/clients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the OAuth clients of the organisation, oldest first, without their secrets
         * @description Lists the OAuth clients of the organisation, oldest first, without their secrets.
         */
        get: operations["oauthClients"];
        put?: never;
        /**
         * Creates an OAuth client of the organisation for client credentials, and with redirect addresses for the authorization code flow
         * @description Creates an OAuth client of the organisation for client credentials, and with redirect addresses for the authorization code flow. Its secret is returned only here. Requires an API key; access tokens are not permitted.
         */
        post: operations["createOauthClient"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/oauth/clients/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Deletes an OAuth client; its access tokens and permissions end on all nodes within 5 seconds
         * @description Deletes an OAuth client; its access tokens and permissions end on all nodes within 5 seconds. Requires an API key.
         */
        post: operations["deleteOauthClient"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/oauth/clients/rotate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replaces the secret of an OAuth client; the old one ends at once
         * @description Replaces the secret of an OAuth client; the old one ends at once. The new secret is returned only here. Requires an API key.
         */
        post: operations["rotateOauthSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/oauth/grants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists what the organisation has permitted OAuth clients, newest first
         * @description Lists what the organisation has permitted OAuth clients, newest first. Ended and revoked permissions are left out.
         */
        get: operations["oauthGrants"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/oauth/grants/narrow": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Leaves an OAuth client some of the scopes of a permission; access tokens that have more end on all nodes within 5 seconds, refresh tokens stay
         * @description Leaves an OAuth client some of the scopes of a permission; access tokens that have more end on all nodes within 5 seconds, refresh tokens stay. Requires an API key.
         */
        post: operations["narrowOauthGrant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/oauth/grants/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revokes what was permitted to an OAuth client; its tokens end on all nodes within 5 seconds
         * @description Revokes what was permitted to an OAuth client; its tokens end on all nodes within 5 seconds. Requires an API key.
         */
        post: operations["revokeOauthGrant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Places an order for a service and returns its payment link
         * @description Places an order for a service and returns its payment link. A sandbox key gets the demo order; with the payload {"sandbox": <word>}, it gets the order state or error of that word: makse_ootel, makse_aegunud, tyhistatud, makstud, genereerimisel, viibib, ebaonnestunud, vabastatud, tagastatud, UNAUTHORIZED, FORBIDDEN_ROLE, NOT_FOUND, IDEMPOTENCY_CONFLICT, VALIDATION_FAILED, RATE_LIMITED, INTERNAL_ERROR, UPSTREAM_UNAVAILABLE; or an order on its test clock, which advanceTestClock moves: clock_paid, clock_declined, clock_other_amount, clock_unpaid, clock_paid_late, clock_delayed, clock_failed, clock_refunded.
         */
        post: operations["createOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/orders/{order_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns an order with its state and download links
         * @description Returns an order with its state and download links.
         */
        get: operations["order"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/orders/{order_id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancels an unpaid order
         * @description Cancels an unpaid order. Its payment page is closed and its reserved licence price is released. Repeating the request has no further effect.
         */
        post: operations["cancelOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/orders/{order_id}/documents.zip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Downloads all documents of an order
         * @description A ZIP file: each document as .docx and PDF, `manifest.json` with the SHA-256 of every file, and a detached signature (`.sig`, RFC 7797) beside each. Verifiable offline with the keys at /.well-known/jwks.json.
         */
        get: operations["downloadOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the passkeys, oldest first: an owner sees those of everyone, others their own
         * @description Lists the passkeys, oldest first: an owner sees those of everyone, others their own.
         */
        get: operations["passkeys"];
        put?: never;
        /**
         * Adds a passkey to the person who is signed in, and confirms it for the session
         * @description Adds a passkey to the person who is signed in, and confirms it for the session. Ends the person's other sessions.
         */
        post: operations["addPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/passkeys/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Removes a passkey: one's own, or as an owner that of another person
         * @description Removes a passkey: one's own, or as an owner that of another person. Ends the person's other sessions.
         */
        post: operations["removePasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/passkeys/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begins to add a passkey (WebAuthn) to the person who is signed in: options for the browser
         * @description Begins to add a passkey (WebAuthn) to the person who is signed in: options for the browser. Needs a session.
         */
        post: operations["startPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Calculates the price of an order for this client now, with VAT and licence price
         * @description Calculates the price of an order for this client now, with VAT and licence price. Nothing is stored.
         */
        post: operations["quote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/receipts/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verifies that a receipt was issued by this service and not altered
         * @description Verifies that a receipt was issued by this service and not altered.
         */
        post: operations["verifyReceipt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/receipts/what-changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Compares a receipt with today's answer to the same input, and names the changes of law in between
         * @description Compares a receipt with today's answer to the same input, and names the changes of law in between.
         */
        post: operations["whatChanged"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/reforms/compare": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Returns which organisations a draft of law moves into another class, by which rule, and the totals per class
         * @description Returns which organisations a draft of law moves into another class, by which rule, and the totals per class.
         */
        post: operations["compareReform"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/scoping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Determines whether an organisation is an essential or important entity
         * @description Determines whether an organisation is an essential or important entity. The result is deterministic, and nothing is stored.
         */
        post: operations["scoping"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/scoping/group": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Size and class of every entity of a group of companies by Recommendation 2003/361/EC, with each addend and its provision
         * @description Size and class of every entity of a group of companies by Recommendation 2003/361/EC, with each addend and its provision. At most 500 entities.
         */
        post: operations["scopeGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/scoping/group/portfolio": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Assesses many groups of companies
         * @description One organisation per line, at most 100,000. Answers follow when all lines have arrived; the last line reports how the stream ended. A line has the members of the operation for one organisation, and an id that is returned. The request and every answer each count as one request of the month; lines with an error do not count. In a table, the members of an answer are columns; lists and objects are written as JSON. A list in a request is a cell with keys separated by spaces, commas or semicolons, or a JSON array. Lines have the members of /v1/scoping/group: each is one group. A group does not fit into a row, so the request is NDJSON.
         */
        post: operations["scopeGroupPortfolio"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/scoping/portfolio": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Assesses many organisations
         * @description One organisation per line, at most 100,000. Answers follow when all lines have arrived; the last line reports how the stream ended. A line has the members of the operation for one organisation, and an id that is returned. The request and every answer each count as one request of the month; lines with an error do not count. In a table, the members of an answer are columns; lists and objects are written as JSON. A list in a request is a cell with keys separated by spaces, commas or semicolons, or a JSON array. Lines have the members of /v1/scoping.
         */
        post: operations["scopingPortfolio"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/scoping/questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the questions of `scoping` and the keys that it accepts
         * @description Returns the questions of `scoping` and the keys that it accepts.
         */
        get: operations["scopingQuestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirms a passkey for the session, which gets a new token in its cookie
         * @description Confirms a passkey for the session, which gets a new token in its cookie.
         */
        post: operations["confirmSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/second-factor/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begins to confirm a passkey for the session: options for the browser
         * @description Begins to confirm a passkey for the session: options for the browser.
         */
        post: operations["startSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/services": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the catalogue of services and licences, with prices net of VAT
         * @description Returns the catalogue of services and licences, with prices net of VAT.
         */
        get: operations["services"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Session of this browser; null without one
         * @description Session of this browser; null without one.
         */
        get: operations["session"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the sessions in force, newest first: an owner and a key see those of everyone, others their own
         * @description Lists the sessions in force, newest first: an owner and a key see those of everyone, others their own.
         */
        get: operations["sessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sessions/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ends a session at once
         * @description Ends a session at once.
         */
        post: operations["endSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sign-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begins a session with the token of a sign-in link, in the browser that requested the link
         * @description Begins a session with the token of a sign-in link, in the browser that requested the link.
         */
        post: operations["signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sign-in/request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a sign-in link to the people with this email address
         * @description Sends a sign-in link to the people with this email address. The answer is the same whether there are any.
         */
        post: operations["requestSignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sign-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ends the session of this browser; idempotent
         * @description Ends the session of this browser; idempotent.
         */
        post: operations["signOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/signup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Opens an account
         * @description Opens an account. A sandbox key is returned at once; a live key is emailed after payment, or shown in the console in the strict profile.
         */
        post: operations["signup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reports the state of the service and its components
         * @description Reports the state of the service and its components.
         */
        get: operations["status"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/test/clock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * State of the test clock of the sandbox key
         * @description State of the test clock of the sandbox key.
         */
        get: operations["testClock"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/test/clock/advance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Moves the test clock of the sandbox key; everything that falls due on the way happens, in order
         * @description Moves the test clock of the sandbox key; everything that falls due on the way happens, in order. Starts the clock if it is not running.
         */
        post: operations["advanceTestClock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/test/clock/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Removes the test clock with its orders, events and endpoints; the key is answered with the fixed samples again
         * @description Removes the test clock with its orders, events and endpoints; the key is answered with the fixed samples again.
         */
        post: operations["resetTestClock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/test/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the events on the test clock of the sandbox key, oldest first; empty while it is not running
         * @description Lists the events on the test clock of the sandbox key, oldest first; empty while it is not running.
         */
        get: operations["testEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/test/events/trigger": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes an event happen on the test clock, with what causes it and follows from it
         * @description Makes an event happen on the test clock, with what causes it and follows from it. Starts the clock if it is not running.
         */
        post: operations["triggerTestEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhook-endpoints": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the webhook endpoints of the organisation, oldest first
         * @description Lists the webhook endpoints of the organisation, oldest first.
         */
        get: operations["webhookEndpoints"];
        put?: never;
        /**
         * Registers an address that receives events in the Standard Webhooks format
         * @description Registers an address that receives events in the Standard Webhooks format. The signing secret is returned only here.
         */
        post: operations["createWebhookEndpoint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhook-endpoints/{webhook_id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Lists the deliveries to a webhook endpoint, newest first, with their attempts
         * @description Lists the deliveries to a webhook endpoint, newest first, with their attempts.
         */
        get: operations["webhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhook-endpoints/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Removes a webhook endpoint and drops its pending deliveries
         * @description Removes a webhook endpoint and drops its pending deliveries.
         */
        post: operations["deleteWebhookEndpoint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhook-endpoints/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delivers an event again, with the same id
         * @description Delivers an event again, with the same id.
         */
        post: operations["replayWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhook-endpoints/rotate-secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Gives a webhook endpoint a new signing secret
         * @description Gives a webhook endpoint a new signing secret. The old secret also signs for 24 hours.
         */
        post: operations["rotateWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/stripe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Receives events of the payment provider
         * @description The provider signs each event in the header Stripe-Signature. Not for clients.
         */
        post: operations["stripeWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/wizard/evaluate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Scores the answers of a gap self-assessment and ranks the gaps
         * @description Scores the answers of a gap self-assessment and ranks the gaps. Nothing is stored.
         */
        post: operations["wizardEvaluate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/wizard/questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Returns the 20 questions of the gap self-assessment
         * @description Returns the 20 questions of the gap self-assessment.
         */
        get: operations["wizardQuestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "order.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event order.created
         * @description Sent to endpoints that receive this type. An answer other than 2xx is repeated.
         */
        post: operations["on_order_created"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "order.paid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event order.paid
         * @description Sent to endpoints that receive this type. An answer other than 2xx is repeated.
         */
        post: operations["on_order_paid"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "order.generating": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event order.generating
         * @description Sent to endpoints that receive this type. An answer other than 2xx is repeated.
         */
        post: operations["on_order_generating"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "order.released": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event order.released
         * @description Sent to endpoints that receive this type. An answer other than 2xx is repeated.
         */
        post: operations["on_order_released"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "order.delayed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event order.delayed
         * @description Sent to endpoints that receive this type. An answer other than 2xx is repeated.
         */
        post: operations["on_order_delayed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "order.failed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event order.failed
         * @description Sent to endpoints that receive this type. An answer other than 2xx is repeated.
         */
        post: operations["on_order_failed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "order.expired": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event order.expired
         * @description Sent to endpoints that receive this type. An answer other than 2xx is repeated.
         */
        post: operations["on_order_expired"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "order.cancelled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event order.cancelled
         * @description Sent to endpoints that receive this type. An answer other than 2xx is repeated.
         */
        post: operations["on_order_cancelled"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "order.refunded": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event order.refunded
         * @description Sent to endpoints that receive this type. An answer other than 2xx is repeated.
         */
        post: operations["on_order_refunded"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "invoice.issued": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event invoice.issued
         * @description Sent to endpoints that receive this type. An answer other than 2xx is repeated.
         */
        post: operations["on_invoice_issued"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "vat.verified": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event vat.verified
         * @description Sent to endpoints that receive this type. An answer other than 2xx is repeated.
         */
        post: operations["on_vat_verified"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "api_key.rotated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event api_key.rotated
         * @description Sent to endpoints that receive this type. An answer other than 2xx is repeated.
         */
        post: operations["on_api_key_rotated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "api_key.expiring": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event api_key.expiring
         * @description Sent to endpoints that receive this type. An answer other than 2xx is repeated.
         */
        post: operations["on_api_key_expiring"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "licence.activated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event licence.activated
         * @description Sent to endpoints that receive this type. An answer other than 2xx is repeated.
         */
        post: operations["on_licence_activated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "licence.expiring": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event licence.expiring
         * @description Sent to endpoints that receive this type. An answer other than 2xx is repeated.
         */
        post: operations["on_licence_expiring"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "licence.lapsed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event licence.lapsed
         * @description Sent to endpoints that receive this type. An answer other than 2xx is repeated.
         */
        post: operations["on_licence_lapsed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "quota.warning": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event quota.warning
         * @description Sent to endpoints that receive this type. An answer other than 2xx is repeated.
         */
        post: operations["on_quota_warning"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "kb.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event kb.updated
         * @description Sent to endpoints that receive this type. An answer other than 2xx is repeated.
         */
        post: operations["on_kb_updated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "law.changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event law.changed
         * @description Sent to endpoints that receive this type. An answer other than 2xx is repeated.
         */
        post: operations["on_law_changed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /** @description Sector that an unconfirmed activity code may belong to. It is a hint only and does not set `sektor`. */
        ActivityCodeHint: {
            /** @description Key of the sector or subsector. */
            sektor: string;
            /** @description Name in the requested language. */
            nimetus: string;
            /** @description Annex of the Directive that lists the sector. */
            annex: components["schemas"]["Annex"];
        };
        /** @description Confirmed match of an activity code with exactly one sector. */
        ActivityCodeMatch: {
            /** @description Recognised activity code in NACE notation, such as `61.10`. */
            kood: string;
            /** @description Version of NACE in which the code was recognised, such as `NACE Rev. 2.1`. */
            klassifikaator: string;
            /** @description Heading of the code in NACE, in English; null if unknown. */
            nimetus: string | null;
            /** @description Key of the sector or subsector. */
            sektor: string;
            /** @description Annex of the Directive that lists the sector. */
            annex: components["schemas"]["Annex"];
            /** @description `kinnitatud`: the match is confirmed. */
            tugevus: string;
        };
        /** @description Two adjacent markets. */
        AdjacentMarketsInput: {
            /** @description Name of a relevant market, as in `turud`. */
            turg: string;
            /** @description Name of the market next to it, as in `turud`. */
            korvalturg: string;
        };
        /** @description Financial entity that is affected. */
        AffectedEntityInput: {
            /** @description Types of financial entity, as codes of schema IR-1.2.1, such as `credit_institution` (field 1.4). */
            types: string[];
            /** @description Name of the affected entity (field 1.5). */
            name?: string | null;
            /** @description Legal entity identifier of the affected entity (field 1.6). */
            lei?: string | null;
        };
        /**
         * @description Annex of Directive (EU) 2022/2555 that lists the sector.
         *
         *     - `I`: Sectors of high criticality.
         *     - `II`: Other critical sectors.
         * @enum {string}
         */
        Annex: "I" | "II";
        /** @description One answer for each of the 20 questions; all are required. */
        AnswersInput: {
            /** @description Answer to question a1: Policy, roles and management approval. */
            a1: components["schemas"]["GapAnswer"];
            /** @description Answer to question a2: Risk assessment and treatment. */
            a2: components["schemas"]["GapAnswer"];
            /** @description Answer to question b1: Incident detection and response. */
            b1: components["schemas"]["GapAnswer"];
            /** @description Answer to question b2: Notification readiness. */
            b2: components["schemas"]["GapAnswer"];
            /** @description Answer to question c1: Backup and recovery. */
            c1: components["schemas"]["GapAnswer"];
            /** @description Answer to question c2: Continuity planning and crisis management. */
            c2: components["schemas"]["GapAnswer"];
            /** @description Answer to question d1: Supplier register and assessment. */
            d1: components["schemas"]["GapAnswer"];
            /** @description Answer to question d2: Supplier contracts. */
            d2: components["schemas"]["GapAnswer"];
            /** @description Answer to question e1: Secure acquisition, development, change and network. */
            e1: components["schemas"]["GapAnswer"];
            /** @description Answer to question e2: Vulnerabilities, patches and disclosure. */
            e2: components["schemas"]["GapAnswer"];
            /** @description Answer to question f1: Measuring effectiveness. */
            f1: components["schemas"]["GapAnswer"];
            /** @description Answer to question f2: Independent review and correction. */
            f2: components["schemas"]["GapAnswer"];
            /** @description Answer to question g1: Cyber hygiene and awareness. */
            g1: components["schemas"]["GapAnswer"];
            /** @description Answer to question g2: Training of the management body and of security roles. */
            g2: components["schemas"]["GapAnswer"];
            /** @description Answer to question h1: Cryptography policy and use. */
            h1: components["schemas"]["GapAnswer"];
            /** @description Answer to question h2: Key management. */
            h2: components["schemas"]["GapAnswer"];
            /** @description Answer to question i1: People and access. */
            i1: components["schemas"]["GapAnswer"];
            /** @description Answer to question i2: Assets and classification. */
            i2: components["schemas"]["GapAnswer"];
            /** @description Answer to question j1: Multi-factor authentication. */
            j1: components["schemas"]["GapAnswer"];
            /** @description Answer to question j2: Secured and emergency communication. */
            j2: components["schemas"]["GapAnswer"];
        };
        /** @description API key of the organisation, without its secret text. */
        ApiKey: {
            /**
             * Format: uuid
             * @description Id of the API key (UUID); it is not secret.
             */
            key_id: string;
            /** @description State of the key. */
            staatus: components["schemas"]["VotmeStaatus"];
            /** @description Environment of the key. */
            keskkond: components["schemas"]["VotmeKeskkond"];
            /** @description Role of the key. */
            roll: components["schemas"]["Roll"];
            /** @description Name of the key; null if it has none. */
            nimi: string | null;
            /** @description Last four characters of the key, to recognise it. */
            viimased4: string;
            /** @description Whether this is the calling key. */
            praegune: boolean;
            /**
             * Format: date-time
             * @description Time of creation (ISO 8601, UTC).
             */
            loodud: string;
            /**
             * Format: date-time
             * @description Time until which a rotated key is accepted (ISO 8601, UTC); null if the key was not rotated.
             */
            kehtib_kuni: string | null;
            /**
             * Format: date-time
             * @description Time at which the key was blocked (ISO 8601, UTC); null if it was not.
             */
            blokeeritud: string | null;
        };
        /** @description All API keys of the organisation. */
        ApiKeyList: {
            /** @description API keys, newest first. */
            votmed: components["schemas"]["ApiKey"][];
        };
        /**
         * @description Kind of invoice document.
         *
         *     - `arve`: Invoice.
         *     - `kreeditarve`: Credit note that reverses all or part of an invoice.
         * @enum {string}
         */
        ArveLiik: "arve" | "kreeditarve";
        /** @description One recorded change: who changed what, and when. Contains ids and field names, never secrets or old values. */
        AuditEntry: {
            /**
             * Format: date-time
             * @description Time of the change (ISO 8601, UTC).
             */
            at: string;
            /** @description Who made the change: `key:<key_id>`, `operator`, `operator:<key_id>`, or the name of the part of the service. */
            tegutseja: string;
            /** @description Code of the action, such as `key.rotated` or `webhook.removed`. */
            tegevus: string;
            /** @description Kind and id of the changed object, such as `webhook:<webhook_id>`. */
            objekt: string;
            /** @description Names of the changed fields. */
            valjad: string[];
            /**
             * Format: uuid
             * @description Id of the request that made the change; null for changes without a request.
             */
            request_id: string | null;
        };
        /** @description Page of the audit log. */
        AuditLog: {
            /** @description Audit entries, newest first. */
            kirjed: components["schemas"]["AuditEntry"][];
        };
        /** @description Billing and VAT details as stored. */
        BillingDetails: {
            /** @description VAT number with its country prefix; null if not set. */
            kmkr: string | null;
            /** @description Billing country as lower-case ISO 3166-1 alpha-2 code; null if not set. It affects VAT. */
            arveldus_riik: string | null;
            /** @description Billing address; null if not set. */
            arveldus_aadress: string | null;
            /** @description Company registration code; null if not set. */
            reg_kood: string | null;
            /** @description Result of the VIES check of the stored VAT number. */
            kmkr_staatus: components["schemas"]["KmkrStaatus"];
            /**
             * Format: date-time
             * @description Time of the latest VIES answer or attempt (ISO 8601, UTC); null if the number was never checked.
             */
            kontrollitud: string | null;
            /** @description Comparison of the organisation's name with the one in VIES; null if VIES has not confirmed the number. */
            kmkr_nimevaste: components["schemas"]["KmkrNimevaste"] | null;
            /** @description Review of the VAT number by an operator; null if nothing needs a review. */
            kmkr_ylevaatus: components["schemas"]["KmkrYlevaatus"] | null;
        };
        /** @description Invoice or credit note of the organisation. */
        BillingInvoice: {
            /** @description Number of the invoice or credit note. */
            number: string;
            /**
             * Format: date
             * @description Date of issue (YYYY-MM-DD).
             */
            kuupaev: string;
            /** @description Total including VAT in EUR, as a decimal string with two places; negative on a credit note. */
            summa: string;
            /**
             * Format: uri
             * @description URL of the invoice, to be requested with the API key. Returns .docx; PDF or the e-invoice (XML) if `Accept` or `?vorming` asks for it.
             */
            allalaadimislink: string;
            /** @description Invoice or credit note. */
            liik: components["schemas"]["ArveLiik"];
            /** @description Id of the order. */
            order_id: string;
            /** @description Number of the invoice that the credit note credits; null for an invoice. */
            krediteerib: string | null;
        };
        /** @description Latest API licence of the organisation. */
        BillingLicence: {
            /** @description Licence: `professional` or `enterprise`. */
            liik: string;
            /**
             * Format: date-time
             * @description Start of the paid period (ISO 8601, UTC).
             */
            algus: string;
            /**
             * Format: date-time
             * @description End of the paid period (ISO 8601, UTC).
             */
            lopp: string;
            /** @description State of the licence. */
            staatus: components["schemas"]["LitsentsiStaatus"];
        };
        /** @description Order as shown in the billing summary. */
        BillingOrder: {
            /** @description Id of the order. */
            order_id: string;
            /** @description Key of the service or licence. */
            teenus: string;
            /** @description Target country as lower-case ISO 3166-1 alpha-2 code; null if none was given. */
            riik: string | null;
            /** @description Whether the order is paid. */
            makse_staatus: components["schemas"]["MakseStaatus"];
            /** @description Progress of the documents. */
            dokumendi_staatus: components["schemas"]["DokumendiStaatus"];
            /** @description State of the order. */
            olek: components["schemas"]["TellimuseOlek"];
            /** @description Price net of VAT, in `valuuta`, as a decimal string with two places. */
            hind_neto: string;
            /** @description VAT rate in percent, such as 24; 0 for reverse charge and export. */
            kaibemaks_protsent: number;
            /** @description VAT amount in `valuuta`, as a decimal string with two places. */
            kaibemaks: string;
            /** @description State of the VAT number on which the rate depends. */
            kaibemaks_staatus: components["schemas"]["KaibemaksuStaatus"];
            /** @description Amount payable including VAT, in `valuuta`, as a decimal string with two places. */
            hind_kokku: string;
            /** @description Currency as ISO 4217 code: `EUR`. */
            valuuta: string;
            /**
             * Format: date-time
             * @description Time of creation (ISO 8601, UTC).
             */
            loodud: string;
        };
        /** @description Orders, invoices, licence, and usage of the monthly allowances. */
        BillingSummary: {
            /** @description Orders, newest first. */
            tellimused: components["schemas"]["BillingOrder"][];
            /** @description Invoices and credit notes, newest first. */
            arved: components["schemas"]["BillingInvoice"][];
            /** @description Latest licence of the organisation; null if none was ever paid. */
            litsents: components["schemas"]["BillingLicence"] | null;
            /** @description Counted requests of the calling key in the current month. */
            kasutus: components["schemas"]["RequestUsage"];
            /** @description Counted requests per day for the last 31 days, oldest first, ending today. */
            kasutus_paevad: components["schemas"]["RequestDay"][];
            /** @description Documents ordered at the licence price in the current month. */
            soodustused: components["schemas"]["DiscountUsage"];
        };
        /** @description Case file of an organisation. The client keeps it; the service stores it only with an order. */
        CaseFile: {
            /** @description Signed case file as JSON: `andmed` (the facts, as in `payload`), `kviitungid` (receipts that facts were taken from) and `allkiri` (detached signature of the other members in canonical JSON). If it is altered, the service refuses it. */
            toimik: {
                [key: string]: unknown;
            };
        };
        /**
         * @description Kind of change of the law data.
         *
         *     - `lisatud`: Content was added.
         *     - `muudetud`: Content was changed because its legal source changed or was read again.
         *     - `eemaldatud`: Content was removed.
         *     - `parandus`: An error in the law data was corrected.
         * @enum {string}
         */
        ChangeKind: "lisatud" | "muudetud" | "eemaldatud" | "parandus";
        /** @description Page of recorded changes of the law data, newest first. */
        Changelog: {
            /** @description Entries of the page, newest first. */
            kirjed: components["schemas"]["KnowledgeChange"][];
            /** @description Language of the texts in the response; `et` if the requested one is incomplete. */
            keel_kasutatud: string;
        };
        /**
         * @description Class of an entity under Article 3 of the Directive or under a national act.
         *
         *     - `essential`: Essential entity.
         *     - `important`: Important entity.
         *     - `valjas`: Neither an essential nor an important entity.
         * @enum {string}
         */
        Classification: "essential" | "important" | "valjas";
        /** @description Number of organisations per class. */
        ClassTotals: {
            /**
             * Format: int32
             * @description Essential entities.
             */
            essential: number;
            /**
             * Format: int32
             * @description Important entities.
             */
            important: number;
            /**
             * Format: int32
             * @description Organisations out of scope.
             */
            out_of_scope: number;
        };
        /**
         * @description Event from which a term is counted.
         *
         *     - `awareness`: The organisation becomes aware of the incident.
         *     - `classification`: The incident is classified as major (DORA).
         *     - `notification_submitted`: The incident notification is submitted (NIS2).
         *     - `initial_notification_submitted`: The initial notification is submitted (DORA).
         *     - `intermediate_submitted`: The intermediate report, or its latest update, is submitted (DORA).
         *     - `early_warning_submitted`: The early warning is submitted (NIS2).
         *     - `impact_ended`: The significant impact ends (NIS2).
         *     - `end_notice_submitted`: The notice of the end of the impact is submitted (NIS2).
         *     - `handled`: The handling of the incident ends (NIS2).
         * @enum {string}
         */
        ClockStart: "awareness" | "classification" | "notification_submitted" | "initial_notification_submitted" | "intermediate_submitted" | "early_warning_submitted" | "impact_ended" | "end_notice_submitted" | "handled";
        /** @description Live key of a paid signup, or the state of its payment. */
        CollectedKey: {
            /** @description State of the account: `ootel_makset` until the payment is confirmed; ask again after a few seconds. */
            staatus: components["schemas"]["KontoStaatus"];
            /** @description The live API key, returned only here; null while the payment is awaited. */
            voti: string | null;
            /**
             * Format: uuid
             * @description Id of the API key (UUID); null while the payment is awaited.
             */
            key_id: string | null;
            /** @description Last four characters of the key; null while the payment is awaited. */
            viimased4: string | null;
        };
        /** @description Control of framework A with the controls of framework B that are mapped to the same measures. */
        ComparedControl: {
            /** @description Control of the framework. */
            control: components["schemas"]["GraphNode"];
            /** @description Whether any measure is mapped to the control. */
            is_mapped: boolean;
            /** @description Controls of framework B that share a measure with this one, best match first; empty if none does. */
            counterparts: components["schemas"]["GraphCounterpart"][];
        };
        /** @description Page of compared controls (Relay connection). */
        ComparedControlConnection: {
            /** @description Items of the page, each with its cursor. */
            edges: components["schemas"]["ComparedControlEdge"][];
            /** @description Position of the page. */
            pageInfo: components["schemas"]["PageInfo"];
            /**
             * Format: int32
             * @description Number of items on all pages.
             */
            totalCount: number;
        };
        /** @description Compared control with its cursor. */
        ComparedControlEdge: {
            /** @description Opaque cursor of this item, accepted by `after`. */
            cursor: string;
            /** @description Item of this edge. */
            node: components["schemas"]["ComparedControl"];
        };
        /** @description State of one component of the service. */
        ComponentStatus: {
            /** @description `ok` or `down`. */
            status: string;
            /** @description `embedded` if the API process does the work of this component itself; null for an external component. */
            mode?: string;
        };
        /** @description State of each component of the service. */
        ComponentStatuses: {
            /** @description The process that answers requests. */
            api: components["schemas"]["ComponentStatus"];
            /** @description PostgreSQL. */
            database: components["schemas"]["ComponentStatus"];
            /** @description Redis. */
            redis: components["schemas"]["ComponentStatus"];
            /** @description Worker that runs background jobs. */
            worker: components["schemas"]["ComponentStatus"];
        };
        /** @description Consolidated accounts: figures of the latest period, and whom they include. */
        ConsolidatedAccountsInput: {
            /** @description Headcount in the consolidated accounts; null if they have none, so that single headcounts are added. */
            tootajad?: number | null;
            /** @description Annual turnover in million EUR, 0 or more; omitted or null if unknown. */
            kaive_meur?: number | null;
            /** @description Balance sheet total in million EUR, 0 or more; omitted or null if unknown. */
            bilanss_meur?: number | null;
            /** @description Consolidated figures of the period before; null if not known. */
            eelmine?: components["schemas"]["GroupFiguresInput"] | null;
            /** @description Other entities included in the consolidated accounts, each with its percentage. */
            holmab: components["schemas"]["ConsolidatedShareInput"][];
        };
        /** @description Entity included in consolidated accounts. */
        ConsolidatedShareInput: {
            /** @description Id of an entity of the group. */
            uksus: string;
            /** @description Percentage from 0 to 100. */
            protsent?: number | null;
        };
        /** @description Link between controls of two frameworks, without a measure between them. */
        ControlLink: {
            /** @description Id of the link; it does not change while the link exists. */
            id: string;
            /** @description Control of `framework_a`. */
            from: components["schemas"]["GraphNode"];
            /** @description Control of `framework_b`. */
            to: components["schemas"]["GraphNode"];
            /** @description Relation of `from` to `to`. */
            relation: components["schemas"]["MappingRelation"];
            /** @description Passage of an act that the relation holds for; null if it holds for all of it. */
            provision: string | null;
            /** @description What the source of the link maps. */
            level: components["schemas"]["ControlLinkLevel"];
            /** @description Grade of the evidence. */
            confidence: components["schemas"]["MappingConfidence"];
            /** @description Strength and reason of the link. */
            grade: components["schemas"]["LinkGrade"];
            /** @description What the link rests on. */
            evidence: components["schemas"]["MappingEvidence"][];
            /** @description Attribution that the licence of the source requires; null if none. */
            attribution: string | null;
            /** @description Licence of the source (SPDX); null if there is none to name. */
            licence: string | null;
            /** @description Version of the law data that contains the link (`kb_<date>_<hash>`). */
            kb_versioon: string;
        };
        /** @description Page of links (Relay connection). */
        ControlLinkConnection: {
            /** @description Items of the page, each with its cursor. */
            edges: components["schemas"]["ControlLinkEdge"][];
            /** @description Position of the page. */
            pageInfo: components["schemas"]["PageInfo"];
            /**
             * Format: int32
             * @description Number of items on all pages.
             */
            totalCount: number;
        };
        /** @description Link with its cursor. */
        ControlLinkEdge: {
            /** @description Opaque cursor of this item, accepted by `after`. */
            cursor: string;
            /** @description Item of this edge. */
            node: components["schemas"]["ControlLink"];
        };
        /**
         * @description What the source of a link maps.
         *
         *     - `control`: Single controls.
         *     - `section`: Whole sections; the points in them are not mapped one by one.
         * @enum {string}
         */
        ControlLinkLevel: "control" | "section";
        /** @description Reference to a control of a framework, with its short name. */
        ControlReference: {
            /** @description Number of the control, clause or article. */
            viide: string;
            /** @description Short name of the control in its framework; the reference if it has none. */
            nimetus: string;
        };
        /** @description Points of a framework that serve one measure, by standing. */
        CoverageCell: {
            /** @description Measure that the points serve. */
            measure: components["schemas"]["MeasureKey"];
            /** @description Framework of the points. */
            framework: components["schemas"]["FrameworkKey"];
            /**
             * Format: int32
             * @description Points that a held control answers whole.
             */
            met: number;
            /**
             * Format: int32
             * @description Points that held controls answer in part.
             */
            partly: number;
            /**
             * Format: int32
             * @description Points that are mapped and that no held control answers.
             */
            open: number;
            /**
             * Format: int32
             * @description Points to which no link leads from the held framework; nothing follows for them.
             */
            unmapped: number;
            /** @description Mean strength of the points that are met or partly met, to one decimal; null if there are none. */
            strength: number | null;
        };
        /** @description Coverage of the ten measures in every other framework by held controls. */
        CoverageMatrix: {
            /** @description Framework whose controls are held. */
            framework: components["schemas"]["FrameworkKey"];
            /** @description Frameworks in the order of the cells. */
            targets: components["schemas"]["FrameworkKey"][];
            /** @description Ten cells per framework, measures a to j. */
            cells: components["schemas"]["CoverageCell"][];
            /** @description Lines whose control the framework does not have. */
            unknown: components["schemas"]["HeldLine"][];
        };
        /** @description Direct link, or two links whose relations compose, from a held control to a point. */
        CoverageRoute: {
            /** @description Control of the held framework. */
            control: components["schemas"]["GraphNode"];
            /** @description Its status as stated; null if it is not listed. */
            status: components["schemas"]["HoldState"] | null;
            /** @description Relation of the control to the point that follows along the route. */
            relation: components["schemas"]["MappingRelation"];
            /**
             * Format: int32
             * @description Strength of the weakest link.
             */
            strength: number;
            /** @description Id of the node between control and point; null if they are linked directly. */
            via: string | null;
            /** @description Ids of the links. */
            links: string[];
        };
        /** @description Point of the target framework with its standing. */
        CoveredPoint: {
            /** @description The point. */
            point: components["schemas"]["GraphNode"];
            /** @description How far the held controls answer it. */
            standing: components["schemas"]["PointStanding"];
            /**
             * Format: int32
             * @description Strength of the strongest route that counts, 0 to 10; null if none does.
             */
            strength: number | null;
            /** @description Routes from listed controls, best first. */
            by: components["schemas"]["CoverageRoute"][];
            /** @description Routes from controls that are not implemented or partial, best first. */
            missing: components["schemas"]["CoverageRoute"][];
            /** @description Id of the nearest point above that is mapped; null if the point itself is mapped or none is. */
            within: string | null;
        };
        /** @description Page of points (Relay connection). */
        CoveredPointConnection: {
            /** @description Items of the page, each with its cursor. */
            edges: components["schemas"]["CoveredPointEdge"][];
            /** @description Position of the page. */
            pageInfo: components["schemas"]["PageInfo"];
            /**
             * Format: int32
             * @description Number of items on all pages.
             */
            totalCount: number;
        };
        /** @description Point with its cursor. */
        CoveredPointEdge: {
            /** @description Opaque cursor of this item, accepted by `after`. */
            cursor: string;
            /** @description Item of this edge. */
            node: components["schemas"]["CoveredPoint"];
        };
        /**
         * @description Outcome of one criterion.
         *
         *     - `fulfilled`: The criterion is fulfilled.
         *     - `not_fulfilled`: The criterion is not fulfilled.
         *     - `undetermined`: Facts are missing.
         * @enum {string}
         */
        CriterionOutcome: "fulfilled" | "not_fulfilled" | "undetermined";
        /** @description Documents ordered at the licence price in the current month, all document types together. */
        DiscountUsage: {
            /**
             * Format: int32
             * @description Documents ordered at the licence price in the current month.
             */
            kasutatud: number;
            /**
             * Format: int32
             * @description Documents permitted at the licence price in the month; 0 without a licence.
             */
            limiit: number;
            /**
             * Format: date-time
             * @description Time at which counting starts again: the start of the next calendar month (ISO 8601, UTC).
             */
            lahtestub: string;
        };
        /** @description Marked place in a document that the client would have to fill in. */
        DocumentBlank: {
            /** @description Title of the section, name of the column or of the field. */
            koht: string;
            /** @description Sentence with the blank, or name of the row; empty for a field of the cover. */
            tekst: string;
        };
        /** @description Generated document with its download link. */
        DocumentEntry: {
            /** @description File name. */
            nimi: string;
            /**
             * Format: uri
             * @description URL of the file, which needs no API key; valid for 72 hours.
             */
            allalaadimislink: string;
            /** @description Type of the document. */
            tyyp: components["schemas"]["DokumendiTyyp"];
            /**
             * Format: int32
             * @description File size in bytes.
             */
            suurus_baiti: number;
            /** @description SHA-256 of the file, as 64 hexadecimal digits. */
            sha256: string;
            /**
             * Format: date-time
             * @description Time at which the link expires (ISO 8601, UTC); null in the sandbox, whose link does not expire.
             */
            kehtib_kuni: string | null;
            /** @description Language of the document as a two-letter code. */
            keel: string;
            /** @description Version of the law data from which the document was generated (`kb_<date>_<hash>`). */
            kb_versioon: string;
            /** @description Number of the document; null for earlier documents. */
            number?: string;
            /**
             * Format: uri
             * @description Page that confirms number, date and SHA-256 of the document; also the QR code in it. Null for earlier documents.
             */
            kontroll_url?: string;
            /** @description The same document as PDF/A; null for earlier documents. */
            pdf?: components["schemas"]["DocumentPdf"];
        };
        /** @description PDF/A file of a document with its download link. */
        DocumentPdf: {
            /**
             * Format: uri
             * @description URL of the file, which needs no API key; valid for 72 hours.
             */
            allalaadimislink: string;
            /**
             * Format: int32
             * @description File size in bytes.
             */
            suurus_baiti: number;
            /** @description SHA-256 of the PDF file, 64 lower-case hexadecimal digits. */
            sha256: string;
        };
        /** @description Document as it would be made now, with a watermark on each page; it has no number and is not stored. */
        DocumentPreview: {
            /** @description Type of the document. */
            tyyp: components["schemas"]["DokumendiTyyp"];
            /** @description File name, with extension. */
            nimi: string;
            /** @description Language of the document. */
            keel: string;
            /** @description Version of the law data (`kb_<date>_<hash>`). */
            kb_versioon: string;
            /** @description Places of the blanks, at most 20 of a document in a quote; all in a preview. */
            lyngad: components["schemas"]["DocumentBlank"][];
            /** @description PDF file in Base64. */
            pdf: string;
        };
        /** @description Blanks of one document, as it would be made from the request. */
        DocumentReadiness: {
            /** @description Type of the document. */
            tyyp: components["schemas"]["DokumendiTyyp"];
            /**
             * Format: int32
             * @description Number of marked places in the document that the client would have to fill in.
             */
            lynki: number;
            /** @description Places of the blanks, at most 20 of a document in a quote; all in a preview. */
            lyngad: components["schemas"]["DocumentBlank"][];
        };
        /**
         * @description Progress of the documents of an order.
         *
         *     - `ootel`: The order is not paid.
         *     - `genereerimisel`: The order is paid and its documents are being generated.
         *     - `vabastatud`: The documents can be downloaded; also the final status of a paid order without documents.
         * @enum {string}
         */
        DokumendiStaatus: "ootel" | "genereerimisel" | "vabastatud";
        /**
         * @description Type of a document. More values may be added.
         *
         *     - `naidis`: Watermarked sample of the sandbox.
         *     - `turvapoliitika`: Information security policy.
         *     - `intsidendikord`: Incident handling procedure.
         *     - `talitluspidevuse_plaan`: Business continuity plan.
         *     - `tarneahela_poliitika`: Supply chain security policy.
         *     - `kohaldatavuse_deklaratsioon`: Statement of applicability of the ten measures.
         *     - `raamistikukaart`: Framework mapping document.
         *     - `intsidendimallid`: Incident notification template pack.
         *     - `tarneahela_toend`: Supply chain attestation.
         *     - `kontrolli_aruanne`: Report of the technical security check.
         *     - `korduskinnitus`: Re-signed document update.
         *     - `reformimemo`: Memo on what a draft of law would change for one organisation.
         *     - `reformitabel`: Table of what a draft of law would change for a portfolio.
         * @enum {string}
         */
        DokumendiTyyp: "naidis" | "turvapoliitika" | "intsidendikord" | "talitluspidevuse_plaan" | "tarneahela_poliitika" | "kohaldatavuse_deklaratsioon" | "raamistikukaart" | "intsidendimallid" | "tarneahela_toend" | "kontrolli_aruanne" | "korduskinnitus" | "reformimemo" | "reformitabel";
        /**
         * @description Format of a document. More values may be added.
         *
         *     - `docx`: Word file (.docx).
         *     - `pdf`: PDF/A file.
         * @enum {string}
         */
        DokumendiVorming: "docx" | "pdf";
        /** @description Rule that only the draft has. */
        DraftRule: {
            /** @description Code of the rule. */
            code: string;
            /** @description The rule in one sentence. */
            text: string;
            /** @description Reports that the rule rests on. */
            sources: components["schemas"]["Source"][];
        };
        /** @description Duties of entities under the national act and under the Directive. */
        Duties: {
            /** @description Member state as lower-case ISO 3166-1 alpha-2 code. */
            country: string;
            /** @description False if no text of the national act was read, so that only the Directive's duties are listed. */
            national_text_held: boolean;
            /** @description Duties under the national act. */
            national: components["schemas"]["Duty"][];
            /** @description Duties that the Directive requires. */
            union: components["schemas"]["Duty"][];
            /** @description Due days as an iCalendar file; null without `from`. */
            ics: string | null;
            /** @description Language of the texts in the response; `et` if the requested one is incomplete. */
            keel_kasutatud: string;
        };
        /** @description Duty as stated in an act that was read. */
        Duty: {
            /** @description Stable code of the duty. */
            code: string;
            /** @description Kind of duty. */
            kind: components["schemas"]["DutyKind"];
            /** @description Classes that the duty binds: `essential`, `important`. */
            classes: string[];
            /** @description Only group of entities that the duty binds, by the act named in `sources`: the country's act, or one that takes its place for them; null: every entity of the classes, unless another act takes the place of the country's or a duty of the same kind names their group. */
            group: components["schemas"]["IncidentEntityGroup"] | null;
            /** @description Term for the duty; null if the act sets none. */
            term: components["schemas"]["DutyTerm"] | null;
            /** @description Interval at which the duty recurs; null if it does not. */
            repeats: components["schemas"]["DutyTerm"] | null;
            /**
             * Format: date
             * @description Day from which the duty applies (YYYY-MM-DD); null if the act names none.
             */
            applies_from: string | null;
            /**
             * Format: date
             * @description Day on which the term ends, counted from the argument `from` (YYYY-MM-DD); null without a term or without `from`.
             */
            due_on: string | null;
            /** @description To whom the duty is owed, in the language of the act; null if the act names no authority. */
            recipient: string | null;
            /** @description Data to submit, in the language of the act. */
            data: string[];
            /** @description Upper limit of the fine; null if the duty has none. */
            fine: components["schemas"]["DutyFine"] | null;
            /** @description Words of the act, at most 15, in its language; null if there is none. */
            quote: string | null;
            /** @description Provision that states the duty. */
            sources: components["schemas"]["Source"][];
        };
        /** @description Upper limit of a fine: the amount or the share of turnover, whichever is higher. */
        DutyFine: {
            /** @description Amount in million units of the currency. */
            million: number;
            /** @description Currency as ISO 4217 code. */
            currency: string;
            /** @description Share of worldwide annual turnover in percent; null if the act sets none. */
            turnover_percent: number | null;
        };
        /**
         * @description Kind of duty.
         *
         *     - `registration`: Registration with the authority.
         *     - `measures`: Risk-management measures.
         *     - `management`: Duties of the management body.
         *     - `training`: Training.
         *     - `audit`: Audits.
         *     - `supervision`: Supervision by the authority.
         *     - `fine`: Fines.
         * @enum {string}
         */
        DutyKind: "registration" | "measures" | "management" | "training" | "audit" | "supervision" | "fine";
        /** @description Term or interval. */
        DutyTerm: {
            /**
             * Format: int32
             * @description Number of units.
             */
            value: number;
            /** @description `days`, `weeks`, `months` or `years`. */
            unit: string;
            /** @description Event from which the term is counted, such as `becoming_subject`. */
            from: string;
        };
        /** @description Type of entity that an annex lists for a sector. */
        EntityType: {
            /** @description Key of the type of entity. */
            voti: string;
            /** @description Name in the requested language. */
            nimetus: string;
            /** @description Definitions to which the annex refers. */
            viited: string[];
            /** @description Special cases that may apply to this type of entity. */
            erijuhud: string[];
        };
        /** @description Error response. */
        Error: {
            /** @description The error. */
            error: {
                /**
                 * @description Stable code; use it to handle errors.
                 * @enum {string}
                 */
                code: "UNAUTHORIZED" | "FORBIDDEN_ROLE" | "NOT_FOUND" | "IDEMPOTENCY_CONFLICT" | "VALIDATION_FAILED" | "RATE_LIMITED" | "INTERNAL_ERROR" | "UPSTREAM_UNAVAILABLE";
                /** @description Message in English, or in Estonian on request. */
                message: string;
                /**
                 * Format: uuid
                 * @description Id of the request.
                 */
                request_id: string;
                /** @description One item for each error of the input; empty for most other errors. */
                details: components["schemas"]["ErrorDetail"][];
            };
        };
        /** @description One error of the input. */
        ErrorDetail: {
            /** @description Dotted path of the input. */
            field: string;
            /** @description Stable code, such as missing or int_type. */
            type: string;
            /** @description Message, in the language of `message`. */
            msg: string;
        };
        /**
         * @description Encoding of the exported file inside the response.
         *
         *     - `text`: Plain text.
         *     - `base64`: Binary content, encoded as Base64.
         * @enum {string}
         */
        ExportEncoding: "text" | "base64";
        /**
         * @description File format of an export.
         *
         *     - `oscal_catalog`: OSCAL 1.2 catalogue of a framework, as JSON.
         *     - `oscal_mapping`: OSCAL 1.2 mapping collection of a framework, as JSON.
         *     - `oscal_profile`: OSCAL 1.2 profile with the controls that are linked to the measures, as JSON.
         *     - `csv`: Table of the links, as CSV.
         *     - `xlsx`: Table of the links, as an Excel workbook.
         *     - `mermaid`: Diagram of a measure and its links, as Mermaid source.
         *     - `svg`: Diagram of a measure and its links, as SVG.
         *     - `ciso_assistant`: Library of CISO Assistant with the links in both directions, as YAML.
         *     - `ciso_assistant_framework`: Library of CISO Assistant with a framework, as YAML.
         *     - `probo`: Framework of Probo, as JSON.
         *     - `comp_ai`: Framework of Comp AI with control templates, as JSON.
         *     - `openlane`: Mapped controls of Openlane, as CSV.
         *     - `trestle_csv`: Input of trestle's task `csv-to-oscal-mc`, as CSV.
         *     - `olir`: Links in the columns of NIST's OLIR template, as an Excel workbook.
         * @enum {string}
         */
        ExportFormat: "oscal_catalog" | "oscal_mapping" | "oscal_profile" | "csv" | "xlsx" | "mermaid" | "svg" | "ciso_assistant" | "ciso_assistant_framework" | "probo" | "comp_ai" | "openlane" | "trestle_csv" | "olir";
        /** @description Comparison of two frameworks by the measures that their controls are mapped to. */
        FrameworkComparison: {
            /**
             * Format: int32
             * @description Number of controls of framework A.
             */
            controls_a: number;
            /**
             * Format: int32
             * @description Number of controls of framework B.
             */
            controls_b: number;
            /**
             * Format: int32
             * @description Number of controls of framework A with a counterpart in B.
             */
            matched_a: number;
            /**
             * Format: int32
             * @description Number of controls of framework B with a counterpart in A.
             */
            matched_b: number;
            /** @description Controls of framework A. */
            rows: components["schemas"]["ComparedControlConnection"];
            /** @description Controls of framework B without a counterpart in A. */
            unmatched_b: components["schemas"]["GraphNode"][];
        };
        /** @description What held controls of one framework answer of another, point by point. */
        FrameworkCoverage: {
            /** @description Framework whose controls are held. */
            framework: components["schemas"]["FrameworkKey"];
            /** @description Framework whose points are answered. */
            target: components["schemas"]["FrameworkKey"];
            /**
             * Format: int32
             * @description Points that a held control answers whole.
             */
            met: number;
            /**
             * Format: int32
             * @description Points that held controls answer in part.
             */
            partly: number;
            /**
             * Format: int32
             * @description Points that are mapped and that no held control answers.
             */
            open: number;
            /**
             * Format: int32
             * @description Points to which no link leads from the held framework; nothing follows for them.
             */
            unmapped: number;
            /** @description One row per measure: the points of the target that serve it. */
            by_measure: components["schemas"]["CoverageCell"][];
            /** @description Points of the target in its order. */
            points: components["schemas"]["CoveredPointConnection"];
            /** @description Lines whose control the framework does not have. */
            unknown: components["schemas"]["HeldLine"][];
            /** @description Lines that repeat an earlier control; the weaker status counts. */
            repeated: components["schemas"]["HeldLine"][];
            /** @description What the standing does not state. */
            note: string;
            /** @description Language of the texts in the response; `et` if the requested one is incomplete. */
            keel_kasutatud: string;
        };
        /**
         * @description Key of a framework.
         *
         *     - `nis2`: Directive (EU) 2022/2555 (NIS2).
         *     - `iso27001`: ISO/IEC 27001:2022.
         *     - `dora`: Regulation (EU) 2022/2554 (DORA).
         *     - `gdpr`: Regulation (EU) 2016/679 (GDPR).
         *     - `ir_2024_2690`: Commission Implementing Regulation (EU) 2024/2690.
         *     - `nist_csf_2_0`: NIST Cybersecurity Framework 2.0.
         *     - `cis_v8_1`: CIS Critical Security Controls, version 8.1.
         *     - `rts_2024_1774`: Commission Delegated Regulation (EU) 2024/1774 (ICT risk management under DORA).
         *     - `e_its_2024`: Estonian information security standard E-ITS, 2024; ids and own titles of modules.
         *     - `cyfun_2023`: CyberFundamentals Framework 2023 (Centre for Cybersecurity Belgium); ids only.
         *     - `cyfun_2025`: CyberFundamentals Framework 2025 (Centre for Cybersecurity Belgium); ids only.
         *     - `recyf`: Référentiel Cyber France (ReCyF) 2.5 (ANSSI); ids only.
         *     - `bsi_it_grundschutz_2023`: BSI IT-Grundschutz-Kompendium 2023; ids and own titles of modules.
         *     - `ens_2022`: Esquema Nacional de Seguridad (Real Decreto 311/2022); ids and own titles.
         * @enum {string}
         */
        FrameworkKey: "nis2" | "iso27001" | "dora" | "gdpr" | "ir_2024_2690" | "nist_csf_2_0" | "cis_v8_1" | "rts_2024_1774" | "e_its_2024" | "cyfun_2023" | "cyfun_2025" | "recyf" | "bsi_it_grundschutz_2023" | "ens_2022";
        /** @description The ten measures of Article 21(2) with the controls of other frameworks, and what ISO/IEC 27001 covers. */
        FrameworkMapping: {
            /** @description Coverage of the ten measures by certification to ISO/IEC 27001. */
            baseline: components["schemas"]["MappingBaseline"];
            /** @description Measures a to j. */
            meetmed: components["schemas"]["Measure"][];
            /** @description Notes that apply to every measure. */
            markused: components["schemas"]["MappingNote"][];
            /** @description Codes of the languages whose names of the measures were not compared with the Official Journal. */
            nimetus_kontrollimata: string[];
            /** @description Language of the texts in the response; `et` if the requested one is incomplete. */
            keel_kasutatud: string;
        };
        /** @description Point, article or control of a framework, with what is known of it. */
        FrameworkPoint: {
            /** @description Id of the node, such as `ir_2024_2690:point 1.1.1`. */
            id: string;
            /** @description Key of the framework. */
            framework: components["schemas"]["FrameworkKey"];
            /** @description Number of the item in its framework, such as `A.5.24`. */
            ref: string;
            /** @description Id of the point directly above this one; null at the top level. */
            parent: string | null;
            /** @description Short title of the service or the act, in the requested language if it was translated, else in English; null if there is none. */
            title: string | null;
            /** @description Language of `title`; null if there is no title. */
            title_language: string | null;
            /** @description Kind of provision; null if the framework was not read point by point. */
            kind: components["schemas"]["PointKind"] | null;
            /** @description Letters of Article 21(2) that the point serves: for the annex to (EU) 2024/2690 those that its chapter names, for (EU) 2024/1774 an own reading. */
            measures: components["schemas"]["MeasureKey"][];
            /** @description Letter of Article 21(2) that the text of the point itself names; null if it names none. */
            measure_named: components["schemas"]["MeasureKey"] | null;
            /** @description Words of the point that allow an omission with documented reasons. */
            qualifiers: components["schemas"]["PointQualifier"][];
            /** @description Whether the point requires a review and, where appropriate, an update. */
            update_where_appropriate: boolean;
            /** @description When the requirement is to be met again. */
            cadence: components["schemas"]["PointCadence"][];
            /** @description Ids of the points that it refers to. */
            refers_to: string[];
            /** @description Whether the point names the management bodies. */
            names_management_bodies: boolean;
            /** @description Where the point is published. */
            sources: components["schemas"]["Source"][];
        };
        /** @description Page of points (Relay connection). */
        FrameworkPointConnection: {
            /** @description Items of the page, each with its cursor. */
            edges: components["schemas"]["FrameworkPointEdge"][];
            /** @description Position of the page. */
            pageInfo: components["schemas"]["PageInfo"];
            /**
             * Format: int32
             * @description Number of items on all pages.
             */
            totalCount: number;
        };
        /** @description Point with its cursor. */
        FrameworkPointEdge: {
            /** @description Opaque cursor of this item, accepted by `after`. */
            cursor: string;
            /** @description Item of this edge. */
            node: components["schemas"]["FrameworkPoint"];
        };
        /**
         * @description Answer to a question of the gap self-assessment.
         *
         *     - `jah`: Yes; 2 points.
         *     - `osaliselt`: Partially; 1 point.
         *     - `ei`: No; 0 points.
         * @enum {string}
         */
        GapAnswer: "jah" | "osaliselt" | "ei";
        /** @description Maturity band of the total score. The bands are this service's own and have no legal effect. */
        GapBand: {
            /** @description Key of the band. */
            voti: string;
            /** @description Name of the band in the requested language. */
            nimetus: string;
            /** @description What the band means, in the requested language. */
            tekst: string;
            /**
             * Format: int32
             * @description Lowest total score of the band.
             */
            alates: number;
            /**
             * Format: int32
             * @description Highest total score of the band.
             */
            kuni: number;
            /** @description Keys of the questions to begin with in this band, whatever the answers were. */
            alusta: string[];
        };
        /** @description Result of a gap self-assessment. */
        GapEvaluation: {
            /**
             * Format: int32
             * @description Total points, 0 to `max_skoor`.
             */
            koondskoor: number;
            /**
             * Format: int32
             * @description Maximum total score.
             */
            max_skoor: number;
            /** @description Maturity band of the total score. */
            tase: components["schemas"]["GapBand"];
            /** @description Points of each measure, a to j. */
            meetmed: components["schemas"]["GapMeasureScore"][];
            /** @description Gaps, most urgent first: by points missing, then weight, then key. */
            pingerida: components["schemas"]["GapPriority"][];
            /** @description Recommended next step. */
            jargmine_samm: components["schemas"]["GapNextStep"];
            /** @description What national law adds, as sentences; empty without `riik`. */
            riigi_vihjed: string[];
            /** @description Basis of each sentence of `riigi_vihjed`, in the same order. */
            riigi_vihjete_alused: components["schemas"]["StatementBasis"][];
            /** @description Notes on how to read the result. */
            markused: string[];
            /** @description Language of the texts in the response; `et` if the requested one is incomplete. */
            keel_kasutatud: string;
            /** @description Signed receipt of the answer (JWS, compact form), including the input; null unless requested. The service does not store it. */
            receipt?: string;
            /** @description Legal sources of the answer. */
            sources: components["schemas"]["Source"][];
        };
        /** @description Points of one measure. */
        GapMeasureScore: {
            /** @description Letter of the measure, a to j. */
            meede: string;
            /** @description Provision of the Directive, in the form `art 21(2)(x)`. */
            artikkel: string;
            /**
             * Format: int32
             * @description Points of the measure.
             */
            punktid: number;
            /**
             * Format: int32
             * @description Maximum points of the measure.
             */
            max_punktid: number;
        };
        /** @description Recommended next step. */
        GapNextStep: {
            /** @description `start`, `programme`, `close_gaps` or `maintain` by band; `complete` if there are no gaps. */
            voti: string;
            /** @description Key of the question to begin with; null if there are no gaps. */
            kysimus: string | null;
            /** @description What to do next, as a sentence. */
            tekst: string;
            /** @description Key of the recommended service. */
            teenus: string;
            /** @description Price of the service in EUR, net of VAT; the lowest one if it depends on risk tier or period. Null if it is not in the catalogue. */
            hind_eur: number | null;
        };
        /** @description Possible answer to a question. */
        GapOption: {
            /** @description The answer. */
            vaartus: components["schemas"]["GapAnswer"];
            /**
             * Format: int32
             * @description Points for this answer: 2, 1 or 0.
             */
            punktid: number;
            /** @description What this answer means for the question. */
            tahendus: string;
        };
        /** @description Question that was not answered with full points, with the recommendation. */
        GapPriority: {
            /**
             * Format: int32
             * @description Rank by urgency, starting at 1.
             */
            koht: number;
            /** @description Key of the question, a1 to j2. */
            voti: string;
            /** @description Letter of the measure, a to j. */
            meede: string;
            /** @description Provision of the Directive, in the form `art 21(2)(x)`. */
            artikkel: string;
            /** @description Topic of the question. */
            teema: string;
            /** @description The answer given. */
            vastus: components["schemas"]["GapAnswer"];
            /**
             * Format: int32
             * @description Points missing to the full score of the question.
             */
            punkte_puudu: number;
            /**
             * Format: int32
             * @description Weight of 3 to 9: sum of legal exposure, risk and lead time. It orders gaps with equal points and does not change points.
             */
            kaal: number;
            /** @description Why the question has this weight, as a sentence. */
            kaalu_pohjus: string;
            /**
             * Format: int32
             * @description Position of the gap, starting at 1, if all gaps are closed in the order in which they depend on each other.
             */
            tegevusjarjekord: number;
            /** @description What to do, as a sentence. */
            soovitus: string;
            /** @description Evidence that an auditor asks for, as a sentence. */
            toendid: string;
            /** @description Key of the service that helps to close the gap. */
            teenus: string;
            /** @description Clauses and controls of ISO/IEC 27001:2022 that help to close the gap. */
            iso27001: components["schemas"]["IsoReference"][];
            /** @description Legal sources of the answer. */
            sources: components["schemas"]["Source"][];
        };
        /** @description Question of the gap self-assessment. */
        GapQuestion: {
            /** @description Key of the question, a1 to j2, as in the argument `vastused`. */
            voti: string;
            /** @description Letter of the measure, a to j. */
            meede: string;
            /** @description Provision of the Directive, in the form `art 21(2)(x)`. */
            artikkel: string;
            /** @description Topic of the question. */
            teema: string;
            /** @description The question in the requested language. */
            tekst: string;
            /** @description Explanation of the question. */
            selgitus: string;
            /** @description Possible answers. */
            variandid: components["schemas"]["GapOption"][];
            /** @description Evidence that an auditor asks for, as a sentence. */
            toendid: string;
            /**
             * Format: int32
             * @description Weight of 3 to 9: sum of legal exposure, risk and lead time. It orders gaps with equal points and does not change points.
             */
            kaal: number;
            /** @description Why the question has this weight, as a sentence. */
            kaalu_pohjus: string;
            /** @description Clauses and controls of ISO/IEC 27001:2022 that concern the question. */
            iso27001: components["schemas"]["IsoReference"][];
            /** @description Legal sources of the answer. */
            sources: components["schemas"]["Source"][];
        };
        /** @description The 20 questions of the gap self-assessment. */
        GapQuestions: {
            /** @description The 20 questions, a1 to j2. */
            kysimused: components["schemas"]["GapQuestion"][];
            /**
             * Format: int32
             * @description Maximum total score.
             */
            max_skoor: number;
            /** @description Notes on how to read the result. */
            markused: string[];
            /** @description Language of the texts in the response; `et` if the requested one is incomplete. */
            keel_kasutatud: string;
            /** @description Legal sources of the answer. */
            sources: components["schemas"]["Source"][];
        };
        /** @description Control of framework B that shares at least one measure with the control of framework A. */
        GraphCounterpart: {
            /** @description Control of the framework. */
            control: components["schemas"]["GraphNode"];
            /** @description Letters of the measures that both controls serve. */
            measures: string[];
            /** @description Whether both controls have the role `core` for a measure that they share. */
            is_core: boolean;
            /** @description Confidence of the best shared measure; for one measure, the lower confidence of the two links. */
            confidence: components["schemas"]["MappingConfidence"];
            /** @description Shared measures, with the links of both controls. */
            meetings: components["schemas"]["GraphMeeting"][];
            /** @description Id of the link between the two controls without a measure between them; null if there is none, or unless `direct` is true. */
            direct_link: string | null;
            /** @description Relation of that link, from the compared control to the counterpart; null without one. */
            direct_relation: components["schemas"]["MappingRelation"] | null;
            /**
             * Format: int32
             * @description Strength of that link, 0 to 10; null without one.
             */
            direct_strength: number | null;
        };
        /** @description Exported file. */
        GraphExport: {
            /** @description Suggested file name. */
            file_name: string;
            /** @description Media type (MIME) of the file. */
            media_type: string;
            /** @description How `content` is encoded. */
            encoding: components["schemas"]["ExportEncoding"];
            /** @description Content of the file, encoded as `encoding` states. */
            content: string;
        };
        /** @description Link between a measure and a control, with its evidence. */
        GraphLink: {
            /** @description Id of the link; it does not change while the link exists. */
            id: string;
            /** @description Measure of Article 21(2). */
            measure: components["schemas"]["GraphNode"];
            /** @description Control of the framework. */
            control: components["schemas"]["GraphNode"];
            /** @description Relation of the measure to the control. */
            relation: components["schemas"]["MappingRelation"];
            /** @description Importance of the control for the measure; null if the link is not graded. */
            role: components["schemas"]["MappingRole"] | null;
            /** @description Coverage of the measure by ISO/IEC 27001; null for links to other frameworks. */
            coverage: components["schemas"]["Kate"] | null;
            /** @description Confidence in the link. */
            confidence: components["schemas"]["MappingConfidence"];
            /** @description Part of the control that establishes the link. */
            provision: string;
            /** @description What the link means, as a sentence. */
            rationale: string;
            /** @description Evidence on which the link is based. */
            evidence: components["schemas"]["MappingEvidence"][];
            /** @description Legal sources of the answer. */
            sources: components["schemas"]["Source"][];
            /** @description Version of the law data that contains the link (`kb_<date>_<hash>`). */
            kb_versioon: string;
            /** @description Strength and reason of the link. */
            grade: components["schemas"]["LinkGrade"] | null;
        };
        /** @description Page of links (Relay connection). */
        GraphLinkConnection: {
            /** @description Items of the page, each with its cursor. */
            edges: components["schemas"]["GraphLinkEdge"][];
            /** @description Position of the page. */
            pageInfo: components["schemas"]["PageInfo"];
            /**
             * Format: int32
             * @description Number of items on all pages.
             */
            totalCount: number;
        };
        /** @description Link with its cursor. */
        GraphLinkEdge: {
            /** @description Opaque cursor of this item, accepted by `after`. */
            cursor: string;
            /** @description Item of this edge. */
            node: components["schemas"]["GraphLink"];
        };
        /** @description Measure that two controls share, with the link of each control to it. */
        GraphMeeting: {
            /** @description Letter of the measure, a to j. */
            measure: string;
            /** @description Link of the control of framework A. */
            here: components["schemas"]["GraphLink"];
            /** @description Link of the control of framework B. */
            there: components["schemas"]["GraphLink"];
        };
        /** @description Node near the given node, and how it is reached. */
        GraphNeighbour: {
            /**
             * Format: int32
             * @description Number of links on the shortest path.
             */
            distance: number;
            /** @description The neighbouring node. */
            place: components["schemas"]["GraphNode"];
            /** @description Last step of the shortest path to the node. */
            by: components["schemas"]["GraphStep"];
        };
        /** @description Page of neighbours (Relay connection). */
        GraphNeighbourConnection: {
            /** @description Items of the page, each with its cursor. */
            edges: components["schemas"]["GraphNeighbourEdge"][];
            /** @description Position of the page. */
            pageInfo: components["schemas"]["PageInfo"];
            /**
             * Format: int32
             * @description Number of items on all pages.
             */
            totalCount: number;
        };
        /** @description Neighbour with its cursor. */
        GraphNeighbourEdge: {
            /** @description Opaque cursor of this item, accepted by `after`. */
            cursor: string;
            /** @description Item of this edge. */
            node: components["schemas"]["GraphNeighbour"];
        };
        /** @description Node of the mapping graph: a measure, or a control of a framework. */
        GraphNode: {
            /** @description Id of the node, such as `measure:b` or `iso27001:A.5.24`. */
            id: string;
            /** @description Whether the node is a measure or a control. */
            kind: components["schemas"]["GraphNodeKind"];
            /** @description Key of the framework. */
            framework: components["schemas"]["FrameworkKey"];
            /** @description Number of the item in its framework, such as `A.5.24`. */
            ref: string;
            /** @description Name of the node: of a measure, the Directive's wording in the requested language; of a control, its short name; null if it has none. */
            title: string | null;
            /** @description Language of `title`: English if it was not translated; null if there is no title. */
            title_language: string | null;
        };
        /** @description Page of nodes (Relay connection). */
        GraphNodeConnection: {
            /** @description Items of the page, each with its cursor. */
            edges: components["schemas"]["GraphNodeEdge"][];
            /** @description Position of the page. */
            pageInfo: components["schemas"]["PageInfo"];
            /**
             * Format: int32
             * @description Number of items on all pages.
             */
            totalCount: number;
        };
        /** @description Node with its cursor. */
        GraphNodeEdge: {
            /** @description Opaque cursor of this item, accepted by `after`. */
            cursor: string;
            /** @description Item of this edge. */
            node: components["schemas"]["GraphNode"];
        };
        /**
         * @description Kind of node.
         *
         *     - `measure`: Measure of Article 21(2).
         *     - `control`: Control of a framework.
         * @enum {string}
         */
        GraphNodeKind: "measure" | "control";
        /** @description Path between two nodes, and the relation that follows from its links. */
        GraphPath: {
            /**
             * Format: int32
             * @description Number of links on the path.
             */
            hops: number;
            /** @description Relation of the first node to the last; null if none follows. */
            relation: components["schemas"]["MappingRelation"] | null;
            /** @description Point at which no relation between the ends follows any more; null if the relations compose along the whole path. */
            breaks_at: components["schemas"]["PathBreak"] | null;
            /** @description Lowest confidence on the path. */
            confidence: components["schemas"]["MappingConfidence"];
            /**
             * Format: int32
             * @description Number of the first step with the lowest confidence, starting at 1.
             */
            weakest_step: number;
            /** @description Hops along links of measures; `route` lists every hop. */
            steps: components["schemas"]["GraphStep"][];
            /** @description Every hop in order. */
            route: components["schemas"]["PathHop"][];
        };
        /** @description Page of paths (Relay connection). */
        GraphPathConnection: {
            /** @description Items of the page, each with its cursor. */
            edges: components["schemas"]["GraphPathEdge"][];
            /** @description Position of the page. */
            pageInfo: components["schemas"]["PageInfo"];
            /**
             * Format: int32
             * @description Number of items on all pages.
             */
            totalCount: number;
        };
        /** @description Path with its cursor. */
        GraphPathEdge: {
            /** @description Opaque cursor of this item, accepted by `after`. */
            cursor: string;
            /** @description Item of this edge. */
            node: components["schemas"]["GraphPath"];
        };
        /** @description One step of a path: a link followed in one direction. */
        GraphStep: {
            /**
             * Format: int32
             * @description Number of the step, starting at 1.
             */
            number: number;
            /** @description Node at which the step starts. */
            from: components["schemas"]["GraphNode"];
            /** @description Node at which the step ends. */
            to: components["schemas"]["GraphNode"];
            /** @description Relation in the direction of the step. */
            relation: components["schemas"]["MappingRelation"];
            /** @description Link that the step follows. */
            link: components["schemas"]["GraphLink"];
        };
        /**
         * @description Ground of control by Recommendation 2003/361/EC, Annex art 3(3) first subparagraph (b) to (d).
         *
         *     - `juhtorgan`: Right to appoint or remove the majority of the administrative, management or supervisory body.
         *     - `leping`: Right to exercise a dominant influence by contract or by the articles.
         *     - `kokkulepe`: Sole control of a majority of the votes by agreement with other shareholders.
         * @enum {string}
         */
        GroupControl: "juhtorgan" | "leping" | "kokkulepe";
        /** @description Class of the entity if one addend of the sum were not counted. */
        GroupCounterfactual: {
            /** @description Ids of the addend: a linked enterprise, or the holders or held of a partner. */
            uksused: string[];
            /** @description Percentage with which the addend is counted. */
            protsent: number;
            /** @description Class without the addend. */
            klassifikatsioon: components["schemas"]["Classification"];
            /** @description The counterfactual as a sentence. */
            tekst: string;
        };
        /** @description One entity of a group: a company, a natural person, a public body or an investor. */
        GroupEntityInput: {
            /** @description Own headcount in annual work units, 0 or more, fractions permitted; null if unknown. */
            tootajad?: number | null;
            /** @description Annual turnover in million EUR, 0 or more; omitted or null if unknown. */
            kaive_meur?: number | null;
            /** @description Balance sheet total in million EUR, 0 or more; omitted or null if unknown. */
            bilanss_meur?: number | null;
            /** @description Id of the entity within the request, 1 to 60 characters, once per request. */
            id: string;
            /** @description Name for sentences and the picture; null: the id. */
            nimi?: string | null;
            /** @description Kind of the entity; null: an enterprise. */
            liik?: components["schemas"]["GroupEntityKind"] | null;
            /** @description Figures of the accounting period before the latest one. */
            eelmine?: components["schemas"]["GroupFiguresInput"] | null;
            /** @description Consolidated accounts that this enterprise draws up; null if there are none. */
            konsolideeritud?: components["schemas"]["ConsolidatedAccountsInput"] | null;
            /** @description Names of the relevant markets in which the enterprise works; any text, compared exactly. Needed only for links through natural persons. */
            turud?: string[] | null;
            /** @description Annual budget of a local authority in million EUR; null if not known. */
            eelarve_meur?: number | null;
            /**
             * Format: int32
             * @description Inhabitants of a local authority; null if not known.
             */
            elanikke?: number | null;
            /** @description Country whose act applies, as ISO 3166-1 alpha-2 code in any case; null: the Directive alone. */
            riik?: string | null;
            /** @description Key of the sector or subsector of `scopingQuestions`; null: none. */
            sektor?: string | null;
            /** @description Keys of the special cases of `scopingQuestions`. */
            erijuhud?: string[] | null;
            /** @description Whether the organisation provides public electronic communications networks or publicly available electronic communications services. */
            avalik_sidevork?: boolean | null;
            /** @description Whether the network and information systems that the entity uses for its services are independent of its partner and linked enterprises; null if not stated. */
            soltumatud_susteemid?: boolean | null;
            /** @description Whether the services that the entity provides are independent of its partner and linked enterprises; null if not stated. */
            soltumatud_teenused?: boolean | null;
        };
        /**
         * @description Kind of an entity of a group, by Recommendation 2003/361/EC, Annex art 3.
         *
         *     - `ettevotja`: Enterprise of any legal form.
         *     - `fuusiline_isik`: Natural person.
         *     - `avalik_asutus`: Public body that is not engaged in an economic activity; its figures are never counted.
         *     - `riiklik_investeerimisettevotja`: Public investment corporation.
         *     - `riskikapitaliettevotja`: Venture capital company.
         *     - `ariingel`: Business angel; `investeering_meur` of the holding decides about the exception.
         *     - `ulikool`: University.
         *     - `teaduskeskus`: Non-profit research centre.
         *     - `institutsionaalne_investor`: Institutional investor.
         *     - `regionaalarengu_fond`: Regional development fund.
         *     - `kohalik_omavalitsus`: Autonomous local authority; `eelarve_meur` and `elanikke` decide about the exception. Its figures are never counted.
         * @enum {string}
         */
        GroupEntityKind: "ettevotja" | "fuusiline_isik" | "avalik_asutus" | "riiklik_investeerimisettevotja" | "riskikapitaliettevotja" | "ariingel" | "ulikool" | "teaduskeskus" | "institutsionaalne_investor" | "regionaalarengu_fond" | "kohalik_omavalitsus";
        /** @description Result for one entity. Natural persons and public bodies have only an id. */
        GroupEntityResult: {
            /** @description Id of the entity in the request. */
            id: string;
            /** @description Relation to other enterprises; null for natural persons and public bodies. */
            staatus: components["schemas"]["GroupStatus"] | null;
            /**
             * Format: int32
             * @description Position in `kogumid`; null for natural persons and public bodies.
             */
            kogum: number | null;
            /** @description Size class with the group, by the two-period rule. */
            suurus: components["schemas"]["SizeClass"] | null;
            /** @description Size class by the figures of the entity alone; null without figures. */
            suurus_uksi: components["schemas"]["SizeClass"] | null;
            /** @description Class under the Directive with the group. */
            klassifikatsioon: components["schemas"]["Classification"] | null;
            /** @description Class under the Directive by the figures of the entity alone; null without figures. */
            klassifikatsioon_uksi: components["schemas"]["Classification"] | null;
            /** @description Class under the national act, by the figures that it lets count; null if none can be given. */
            riigi_klassifikatsioon: components["schemas"]["Classification"] | null;
            /** @description What independent systems change under the national act; null if the group does not change the size class. */
            soltumatuse_moju: components["schemas"]["IndependenceEffect"] | null;
            /** @description Sentences about status, size, class and independence. */
            pohjendused: string[];
            /** @description Basis of each sentence of `pohjendused`, in the same order. */
            pohjenduste_alused: components["schemas"]["StatementBasis"][];
            /** @description Addends without which the class would be another, at most five. */
            vastupidine: components["schemas"]["GroupCounterfactual"][];
            /** @description What the draft changes in the class with the group; null under the law in force, for natural persons and for public bodies. */
            reform_change?: components["schemas"]["ScopingChange"];
        };
        /** @description Headcount, turnover and balance sheet total. */
        GroupFigures: {
            /** @description Headcount in annual work units. */
            tootajad: number;
            /** @description Annual turnover in million EUR. */
            kaive_meur: number;
            /** @description Balance sheet total in million EUR. */
            bilanss_meur: number;
            /** @description Whether every figure was known; if false, the figures are lower bounds. */
            taielik: boolean;
        };
        /** @description Figures of one accounting period. */
        GroupFiguresInput: {
            /** @description Headcount in annual work units, 0 or more, fractions permitted; null if unknown. */
            tootajad?: number | null;
            /** @description Annual turnover in million EUR, 0 or more; omitted or null if unknown. */
            kaive_meur?: number | null;
            /** @description Balance sheet total in million EUR, 0 or more; omitted or null if unknown. */
            bilanss_meur?: number | null;
        };
        /** @description Direct share of one entity of the group in another. */
        GroupHoldingInput: {
            /** @description Id of the entity that holds the share. */
            omanik: string;
            /** @description Id of the entity in which the share is held. */
            uksus: string;
            /** @description Share in the capital in percent, 0 to 100; null if not known. */
            kapital_protsent?: number | null;
            /** @description Share of the votes in percent, 0 to 100; null: as the capital. */
            haaled_protsent?: number | null;
            /** @description Ground of control other than a majority of the votes; null if there is none. */
            kontroll?: components["schemas"]["GroupControl"] | null;
            /** @description Whether the investor takes part in the management of the enterprise. */
            osaleb_juhtimises?: boolean | null;
            /** @description Investment of a business angel in the enterprise, in million EUR; null if not known. */
            investeering_meur?: number | null;
        };
        /** @description Enterprise that is counted in full. */
        GroupMember: {
            /** @description Id of an entity of the group. */
            uksus: string;
            /** @description Figures before the percentage is taken. */
            naitajad: components["schemas"]["GroupFigures"];
            /** @description Enterprise whose consolidated accounts include the member; null if its own accounts count. */
            konsolideerija: string | null;
            /** @description Provision of Recommendation 2003/361/EC. */
            artikkel: string;
        };
        /** @description Partner that is counted in proportion. */
        GroupPartner: {
            /**
             * Format: int32
             * @description Position in `kogumid` of the partner and its linked enterprises.
             */
            kogum: number;
            /** @description Ids of the direct holders, or of the enterprise that is held. */
            uksused: string[];
            /** @description Percentage of the figures that is counted. */
            protsent: number;
            /** @description Figures before the percentage is taken. */
            naitajad: components["schemas"]["GroupFigures"];
            /** @description Provision of Recommendation 2003/361/EC. */
            artikkel: string;
        };
        /** @description One relation and the provision that it rests on. */
        GroupRelation: {
            /** @description Kind of the relation. */
            liik: components["schemas"]["GroupRelationKind"];
            /** @description Ids of the entities that hold the share directly. */
            omanikud: string[];
            /** @description Id of the entity in which the share is held, or of the other enterprise that persons link. */
            uksus: string;
            /** @description Share that decides: of the votes, or the greater of capital and votes; null if another ground decides. */
            protsent: number | null;
            /** @description Ids of the natural persons that link the enterprises. */
            isikud: string[];
            /** @description Provision of Recommendation 2003/361/EC. */
            artikkel: string;
        };
        /**
         * @description Kind of a relation in a group.
         *
         *     - `haaleenamus`: Linked by a majority of the votes.
         *     - `juhtorgan`: Linked by the right to appoint the majority of a body.
         *     - `leping`: Linked by dominant influence.
         *     - `kokkulepe`: Linked by an agreement on votes.
         *     - `uhine_haaleenamus`: Linked because linked enterprises hold a majority of the votes together.
         *     - `isikud`: Linked through natural persons in the same or adjacent markets.
         *     - `partner`: Partners: a quarter or more of capital or votes.
         *     - `erandlik_investor`: Share of an excepted investor, which makes no partner.
         *     - `avalik_asutus`: Share of public bodies, which does not count under the Directive.
         * @enum {string}
         */
        GroupRelationKind: "haaleenamus" | "juhtorgan" | "leping" | "kokkulepe" | "uhine_haaleenamus" | "isikud" | "partner" | "erandlik_investor" | "avalik_asutus";
        /** @description Class of every entity of a group with and without the group, and the sums behind it. */
        GroupScoping: {
            /** @description Results in the order of the request. */
            uksused: components["schemas"]["GroupEntityResult"][];
            /** @description Linked enterprises with their partners and the sum of their figures; every enterprise is a member of exactly one. */
            kogumid: components["schemas"]["GroupSum"][];
            /** @description Relations that make enterprises linked or partners, and shares that an exception sets aside. */
            seosed: components["schemas"]["GroupRelation"][];
            /** @description What the answer does not take into account, as sentences. */
            hoiatused: string[];
            /** @description Basis of each sentence of `hoiatused`, in the same order. */
            hoiatuste_alused: components["schemas"]["StatementBasis"][];
            /** @description Picture of the group as SVG; null if it was not requested. */
            pilt?: string;
            /** @description Language of the texts in the response; `et` if the requested one is incomplete. */
            keel_kasutatud: string;
            /** @description Draft that the answer applies; null under the law in force. */
            reform?: components["schemas"]["ReformNote"];
            /** @description Legal sources of the answer. */
            sources: components["schemas"]["Source"][];
        };
        /**
         * @description Relation of an enterprise to others by Recommendation 2003/361/EC, Annex art 3.
         *
         *     - `autonoomne`: Neither partner nor linked.
         *     - `partner`: Has partner enterprises and no linked ones.
         *     - `seotud`: Has linked enterprises.
         * @enum {string}
         */
        GroupStatus: "autonoomne" | "partner" | "seotud";
        /** @description Linked enterprises, their partners, and the sum of their figures. */
        GroupSum: {
            /** @description Linked enterprises that are counted in full. */
            liikmed: components["schemas"]["GroupMember"][];
            /** @description Partner enterprises, with their linked enterprises, that are counted in proportion. */
            partnerid: components["schemas"]["GroupPartner"][];
            /** @description Sum of the latest period. */
            kokku: components["schemas"]["GroupFigures"];
            /** @description Sum of the figures of the period before; null if one of them is not known. */
            kokku_eelmine: components["schemas"]["GroupFigures"] | null;
            /** @description Size class by the two-period rule. */
            suurus: components["schemas"]["SizeClass"];
            /** @description Size class by the latest period alone. */
            suurus_viimane: components["schemas"]["SizeClass"];
            /** @description Size class by the period before alone; null if not known. */
            suurus_eelmine: components["schemas"]["SizeClass"] | null;
        };
        /** @description Liveness of the process that answers. */
        Health: {
            /** @description `ok` if the process answers. */
            status: string;
            /** @description Version of the software. */
            versioon: string;
            /**
             * Format: int32
             * @description Seconds since the process started.
             */
            uptime_s: number;
        };
        /** @description Control that the organisation has considered, with its state. */
        HeldControlInput: {
            /** @description Number of the control in its framework, such as `A.5.24`; at most 60 characters. */
            control: string;
            /** @description State of the control. */
            status: components["schemas"]["HoldState"];
            /** @description Free text, returned with the answer; at most 2,000 characters. */
            note?: string | null;
        };
        /** @description Input line that was not used. */
        HeldLine: {
            /**
             * Format: int32
             * @description Line number, starting at 1. In a table, the header is line 1.
             */
            line: number;
            /** @description Control as given. */
            control: string;
        };
        /** @description Link from a measure to a control that the organisation listed. */
        HeldLink: {
            /** @description Control of the framework. */
            control: components["schemas"]["GraphNode"];
            /** @description State of the control, as given. */
            status: components["schemas"]["HoldState"];
            /** @description Note as given; null if there was none. */
            note: string | null;
            /** @description Link between the measure and the control. */
            link: components["schemas"]["GraphLink"];
        };
        /**
         * @description State of a control in the organisation.
         *
         *     - `excluded`: Excluded in the statement of applicability.
         *     - `planned`: Planned, not in place; counts as missing.
         *     - `partial`: Partially in place.
         *     - `implemented`: In place.
         * @enum {string}
         */
        HoldState: "excluded" | "planned" | "partial" | "implemented";
        /** @description Root cause, resolution and costs of an incident. */
        IncidentCauseInput: {
            /** @description Root causes, as codes such as `human_error` (field 4.1). */
            root_causes?: string[] | null;
            /** @description Root causes in detail, as codes (field 4.2). */
            details?: string[] | null;
            /** @description Further classification of the root causes, as codes (field 4.3). */
            additional?: string[] | null;
            /** @description The root cause, if a detailed one is `other` (field 4.4). */
            other?: string | null;
            /** @description Root causes, in words (field 4.5). */
            description?: string | null;
            /** @description Time at which the root cause was addressed (field 4.7). */
            addressed_at?: string | null;
            /** @description How the incident was resolved (field 4.6). */
            resolution?: string | null;
            /** @description Permanent resolution compared with the planned one, and measures still under way (field 4.9). */
            resolution_plan?: string | null;
            /** @description Assessment of the risk to critical functions (field 4.10). */
            critical_function_risk?: string | null;
            /** @description Information for resolution authorities (field 4.11). */
            resolution_authorities?: string | null;
            /** @description Gross direct and indirect costs and losses, in the currency of the report (field 4.13). */
            gross_costs?: number | null;
            /** @description Financial recoveries, in the currency of the report (field 4.14). */
            recoveries?: number | null;
            /** @description Non-major incidents that recur (field 4.15). */
            recurring?: string | null;
            /** @description Time at which the recurring incidents began (field 4.16). */
            recurring_since?: string | null;
        };
        /** @description One duty to notify or report, with its deadline. */
        IncidentClock: {
            /** @description Act that sets the duty. */
            regime: components["schemas"]["IncidentRegime"];
            /** @description Key of the duty, such as `nis2_early_warning`. */
            duty: string;
            /** @description Name of the duty in the requested language. */
            title: string;
            /**
             * Format: date-time
             * @description End of the term (YYYY-MM-DDTHH:mm:ssZ, UTC); null if the act only requires notification without undue delay.
             */
            deadline: string | null;
            /**
             * Format: date-time
             * @description Deadline in the time zone of the country's capital (ISO 8601 with offset); null without a member state.
             */
            deadline_local?: string;
            /** @description False if the start of the term was not given: the earliest end was then taken, for DORA the latest possible one. */
            deadline_exact: boolean;
            /**
             * Format: date-time
             * @description Time that is never too late, whenever the term started (YYYY-MM-DDTHH:mm:ssZ, UTC); null if the deadline is exact.
             */
            safe_by?: string;
            /**
             * Format: date-time
             * @description NIS2 reports: end of the term with its latest possible start (YYYY-MM-DDTHH:mm:ssZ, UTC); null for other duties, and while that start may come at any later time.
             */
            legal_latest?: string;
            /** @description NIS2: what the act counts the term from; null for other duties. */
            anchor?: components["schemas"]["IncidentTermAnchor"];
            /** @description Recipients that the national act names, all at once; empty if they were not coded. */
            recipients: string[];
            /**
             * Format: date-time
             * @description Shorter deadline under national law (YYYY-MM-DDTHH:mm:ssZ, UTC); null if national law sets none.
             */
            national_deadline?: string;
            /** @description Event from which the term is counted. */
            runs_from: components["schemas"]["ClockStart"];
            /**
             * Format: date-time
             * @description Time of that event (YYYY-MM-DDTHH:mm:ssZ, UTC); null if it was not given.
             */
            runs_from_at?: string;
            /** @description How the term is counted, as a sentence. */
            basis: string;
            /** @description Code of `basis`, accepted by `rule`. */
            basis_code: string;
            /** @description Codes of `notes` in the same order, accepted by `rule`. */
            note_codes: string[];
            /**
             * Format: date-time
             * @description Later end under rules on days off, for comparison (YYYY-MM-DDTHH:mm:ssZ, UTC); null if no such rule applies.
             */
            working_day_deadline?: string;
            /**
             * Format: date-time
             * @description `working_day_deadline` in the time zone of the country's capital (ISO 8601 with offset); null without one.
             */
            working_day_deadline_local?: string;
            /** @description Rule that leads to `working_day_deadline`, as sentences; null without one. */
            working_day_reason?: string;
            /** @description Notes on the deadline, as sentences. */
            notes: string[];
            /** @description Legal sources of the answer. */
            sources: components["schemas"]["Source"][];
        };
        /** @description Person to contact about the incident. */
        IncidentContactInput: {
            /** @description Name of the contact. */
            name?: string | null;
            /**
             * Format: email
             * @description Email address of the contact.
             */
            email: string;
            /** @description Telephone number of the contact, digits with an optional leading `+`. */
            phone?: string | null;
        };
        /** @description Criterion of Article 8 of Delegated Regulation (EU) 2024/1772 that the incident meets, with its details. */
        IncidentCriterionInput: {
            /** @description Criterion that made the incident major, as a code of schema IR-1.2.1, such as `data_losses` (field 2.5). */
            criterion: string;
            /** @description Member states affected, as upper-case codes, for `geographical_spread` (field 2.6). */
            member_states?: string[] | null;
            /** @description Kinds of impact in other member states, as codes (field 3.18). */
            member_state_impacts?: string[] | null;
            /** @description Impact in other member states, in words (field 3.19). */
            member_state_text?: string | null;
            /** @description What the data lost: `availability`, `authenticity`, `integrity`, `confidentiality` (field 3.20). */
            data_properties?: string[] | null;
            /** @description Data losses, in words (field 3.21). */
            data_text?: string | null;
            /** @description Kinds of reputational impact, as codes (field 3.13). */
            reputation?: string[] | null;
            /** @description Reputational impact, in words (field 3.14). */
            reputation_text?: string | null;
            /** @description How the threshold of economic impact is reached (field 4.12). */
            economic_text?: string | null;
        };
        /** @description All deadlines that one incident starts. */
        IncidentDeadlines: {
            /** @description Deadlines of all duties that apply to the roles. */
            clocks: components["schemas"]["IncidentClock"][];
            /** @description Which act takes precedence, as a sentence; null unless both NIS2 and DORA duties apply. */
            precedence?: string;
            /** @description Legal sources of `precedence`. */
            precedence_sources: components["schemas"]["Source"][];
            /** @description What the answer does not take into account, as sentences. */
            hoiatused: string[];
            /** @description Basis of each sentence of `hoiatused`, in the same order. */
            hoiatuste_alused: components["schemas"]["StatementBasis"][];
            /** @description Differences between national reporting and Article 23(4), most important first. */
            riigi_erisused: components["schemas"]["NationalDeviation"][];
            /** @description All deadlines as an iCalendar file. An inexact deadline appears at the earlier, safe time. */
            ics: string;
            /** @description Language of the texts in the response; `et` if the requested one is incomplete. */
            keel_kasutatud: string;
            /** @description Legal sources of the warnings; the clocks have their own. */
            sources: components["schemas"]["Source"][];
            /** @description Draft that the answer applies; null under the law in force. */
            reform?: components["schemas"]["ReformNote"];
        };
        /**
         * @description Class of the entity under the national act.
         *
         *     - `essential`: Essential entity.
         *     - `important`: Important entity.
         * @enum {string}
         */
        IncidentEntityClass: "essential" | "important";
        /**
         * @description Group of entities for which national acts name other stages or recipients.
         *
         *     - `telecoms`: Electronic communications.
         *     - `energy`: Energy.
         *     - `public_administration`: Public administration.
         *     - `other`: Any other entity.
         * @enum {string}
         */
        IncidentEntityGroup: "telecoms" | "energy" | "public_administration" | "other";
        /** @description Impact of an incident. */
        IncidentImpactInput: {
            /** @description Critical services affected (field 3.22). */
            critical_services?: string | null;
            /** @description Functional areas and business processes affected (field 3.27). */
            functional_areas?: string | null;
            /**
             * Format: int32
             * @description Number of clients affected (field 3.4).
             */
            clients?: number | null;
            /** @description Clients affected, percent of those of the service (field 3.5). */
            clients_percent?: number | null;
            /**
             * Format: int32
             * @description Number of financial counterparts affected (field 3.6).
             */
            counterparts?: number | null;
            /** @description Financial counterparts affected, percent (field 3.7). */
            counterparts_percent?: number | null;
            /** @description Whether relevant clients or counterparts are affected (field 3.8). */
            relevant_clients?: boolean | null;
            /**
             * Format: int32
             * @description Number of transactions affected (field 3.9).
             */
            transactions?: number | null;
            /** @description Transactions affected, percent of the daily average (field 3.10). */
            transactions_percent?: number | null;
            /** @description Value of the transactions affected, in the currency of the report (field 3.11). */
            transactions_value?: number | null;
            /** @description Which figures are actual, estimated or none, as codes (field 3.12). */
            figures?: string[] | null;
            /** @description Duration of the incident, `days:hours:minutes`, such as `1:06:30` (field 3.15). */
            duration?: string | null;
            /** @description Downtime of the service, `days:hours:minutes` (field 3.16). */
            downtime?: string | null;
            /** @description Whether duration and downtime are `actual_figures`, `estimates`, `actual_figures_and_estimates` or `no_information_available` (field 3.17). */
            times_basis?: string | null;
            /** @description Time at which the services were recovered (field 3.3). */
            recovered_at?: string | null;
            /** @description Whether infrastructure components are affected: `yes`, `no`, `information_not_available` (field 3.28). */
            infrastructure?: string | null;
            /** @description Infrastructure components affected (field 3.29). */
            infrastructure_text?: string | null;
            /** @description Whether the financial interest of clients is affected: `yes`, `no`, `information_not_available` (field 3.30). */
            financial_interest?: string | null;
            /** @description Whether temporary measures were taken or are planned (field 3.33). */
            temporary_measures_taken?: boolean | null;
            /** @description Temporary measures taken or planned (field 3.34). */
            temporary_measures?: string | null;
        };
        /**
         * @description Role of the organisation that decides which duties apply.
         *
         *     - `nis2_entity`: Essential or important entity under NIS2.
         *     - `nis2_trust_service`: Trust service provider under NIS2 whose trust services are affected; its second stage is due after 24 hours.
         *     - `dora_financial_entity`: Financial entity under DORA.
         *     - `gdpr_controller`: Controller of personal data under the GDPR.
         *     - `gdpr_processor`: Processor of personal data under the GDPR.
         * @enum {string}
         */
        IncidentParty: "nis2_entity" | "nis2_trust_service" | "dora_financial_entity" | "gdpr_controller" | "gdpr_processor";
        /** @description Entity in a report. */
        IncidentPartyInput: {
            /** @description Name of the entity (fields 1.2, 1.13 of Implementing Regulation (EU) 2025/302). */
            name?: string | null;
            /** @description Legal entity identifier, 20 characters (fields 1.3, 1.14). */
            lei?: string | null;
            /** @description Another code of the submitting entity, for one without a legal entity identifier (field 1.3). */
            code?: string | null;
        };
        /** @description One stage of Article 23(4), with its deadline and the text to complete. */
        IncidentPhase: {
            /** @description Stage of Article 23(4). */
            phase: components["schemas"]["IncidentPhaseName"];
            /**
             * Format: date-time
             * @description End of the term (YYYY-MM-DDTHH:mm:ssZ, UTC).
             */
            deadline: string;
            /** @description What the deadline is counted from, as a sentence. */
            deadline_basis: string;
            /** @description Code of `deadline_basis`, accepted by `rule`. */
            deadline_basis_code: string;
            /** @description Codes of the sentences of `deadline_note`, accepted by `rule`. */
            deadline_note_codes: string[];
            /**
             * Format: date-time
             * @description Shorter deadline under national law (YYYY-MM-DDTHH:mm:ssZ, UTC); null if national law sets none.
             */
            national_deadline?: string;
            /** @description Term of the stage under the national act, as a sentence; null if it was not coded. */
            national_deadline_basis?: string;
            /** @description National act and provision that require the stage; null if they were not read. */
            national_legal_basis?: string;
            /**
             * Format: date-time
             * @description Second stage: deadline of a trust service provider whose trust services are affected, 24 hours (YYYY-MM-DDTHH:mm:ssZ, UTC). Null for the other stages.
             */
            trust_service_deadline?: string;
            /**
             * Format: date-time
             * @description Final report: earlier of 30 days and one calendar month, so never too late (YYYY-MM-DDTHH:mm:ssZ, UTC). Null for the other stages.
             */
            safe_by?: string;
            /**
             * Format: date-time
             * @description Final report: end of the term of the act that applies; under the Directive, one calendar month after the submission of the incident notification (YYYY-MM-DDTHH:mm:ssZ, UTC). Null for the other stages, and while the event from which the term is counted may happen at any later time.
             */
            legal_latest?: string;
            /** @description Final report: true if the event from which the term is counted was given. Null for the other stages. */
            legal_latest_exact?: boolean;
            /**
             * Format: date-time
             * @description Deadline in the time zone of the country's capital (ISO 8601 with offset); null without a member state.
             */
            deadline_local?: string;
            /** @description Final report: explains its dates. Null for the other stages. */
            deadline_note?: string;
            /** @description What the act counts the term from. */
            anchor: components["schemas"]["IncidentTermAnchor"];
            /** @description Recipients that the national act names, all at once; empty if they were not coded. */
            recipients: string[];
            /** @description Act and provision that require the stage. */
            legal_basis: string;
            /** @description Text to complete and send to the authority. */
            template: string;
            /** @description Legal sources of the answer. */
            sources: components["schemas"]["Source"][];
        };
        /**
         * @description Stage of incident reporting under Article 23(4) of the Directive.
         *
         *     - `early_warning`: Early warning; Article 23(4)(a).
         *     - `incident_notification`: Incident notification; Article 23(4)(b).
         *     - `final_report`: Final report; Article 23(4)(d).
         * @enum {string}
         */
        IncidentPhaseName: "early_warning" | "incident_notification" | "final_report";
        /** @description Reports of one incident under NIS2, the GDPR and DORA. */
        IncidentRecord: {
            /** @description Reports in order: NIS2, GDPR, DORA. */
            reports: components["schemas"]["IncidentReport"][];
            /** @description Deadlines of all duties that apply to the roles, as in `incidentDeadlines`; also of reports that only the national act requires. */
            clocks: components["schemas"]["IncidentClock"][];
            /** @description Which act takes precedence, as a sentence; null unless both NIS2 and DORA duties apply. */
            precedence?: string;
            /** @description Legal sources of `precedence`. */
            precedence_sources: components["schemas"]["Source"][];
            /** @description What the reports do not contain, as sentences. */
            notes: string[];
            /** @description What the answer does not take into account, as sentences. */
            hoiatused: string[];
            /** @description Basis of each sentence of `hoiatused`, in the same order. */
            hoiatuste_alused: components["schemas"]["StatementBasis"][];
            /** @description Language of the texts in the response; `et` if the requested one is incomplete. */
            keel_kasutatud: string;
            /** @description Sources of the warnings. */
            sources: components["schemas"]["Source"][];
        };
        /** @description What is known about an incident; every member is optional. */
        IncidentRecordInput: {
            /** @description What happened (field 2.4; Article 23(4)(d)(i) of Directive (EU) 2022/2555; Article 33(3)(a) of Regulation (EU) 2016/679). */
            description?: string | null;
            /** @description Time at which the incident occurred (field 3.2; UTC if it has no offset). */
            occurred_at?: string | null;
            /** @description Your reference of the incident (field 2.1). */
            reference?: string | null;
            /** @description Reference that the authority gave (field 3.1). */
            authority_reference?: string | null;
            /** @description Entity that submits the report. */
            submitting_entity?: components["schemas"]["IncidentPartyInput"] | null;
            /** @description Financial entities affected. */
            affected_entities?: components["schemas"]["AffectedEntityInput"][] | null;
            /** @description Ultimate parent undertaking, if the entity belongs to a group. */
            ultimate_parent?: components["schemas"]["IncidentPartyInput"] | null;
            /** @description First contact. */
            primary_contact?: components["schemas"]["IncidentContactInput"] | null;
            /** @description Second contact. */
            secondary_contact?: components["schemas"]["IncidentContactInput"] | null;
            /** @description Currency of the amounts, such as `EUR` (field 1.15). */
            currency?: string | null;
            /** @description Criteria that made the incident major under DORA, with their details. */
            criteria?: components["schemas"]["IncidentCriterionInput"][] | null;
            /** @description Type of the incident, threats and techniques. */
            type?: components["schemas"]["IncidentTypeInput"] | null;
            /** @description How the incident was discovered, as a code such as `it_security` (field 2.7). */
            discovery?: string | null;
            /** @description Third-party provider or other entity from which the incident originates (field 2.8). */
            third_party_origin?: string | null;
            /** @description Whether a business continuity plan was activated (field 2.9). */
            continuity_plan_activated?: boolean | null;
            /** @description Whether unlawful or malicious acts are suspected (Article 23(4)(a)). */
            suspected_malicious?: boolean | null;
            /** @description Whether the incident has or can have a cross-border impact (Article 23(4)(a)). */
            cross_border_impact?: boolean | null;
            /** @description The cross-border impact, in words (Article 23(4)(d)(iv)). */
            cross_border_text?: string | null;
            /** @description Severity of the incident (Article 23(4)(b)). */
            severity?: string | null;
            /** @description Impact of the incident. */
            impact?: components["schemas"]["IncidentImpactInput"] | null;
            /** @description Root cause, resolution and costs. */
            cause?: components["schemas"]["IncidentCauseInput"] | null;
            /** @description Whether personal data were breached; `false` leaves out the notification under the GDPR. */
            personal_data_breach?: boolean | null;
            /** @description The breach of personal data. */
            personal_data?: components["schemas"]["PersonalDataBreachInput"] | null;
            /** @description Other authorities informed, as codes such as `csirt` (field 3.31). */
            authorities_informed?: string[] | null;
            /** @description Which other authorities, if `other` (field 3.32). */
            other_authorities?: string | null;
            /** @description Other information; the reason of a reclassification (field 2.10). */
            other_information?: string | null;
        };
        /**
         * @description Act that sets a duty.
         *
         *     - `nis2`: Directive (EU) 2022/2555 (NIS2).
         *     - `dora`: Regulation (EU) 2022/2554 (DORA).
         *     - `gdpr`: Regulation (EU) 2016/679 (GDPR).
         * @enum {string}
         */
        IncidentRegime: "nis2" | "dora" | "gdpr";
        /** @description One report of an incident to an authority. */
        IncidentReport: {
            /** @description Act that sets the duty. */
            regime: components["schemas"]["IncidentRegime"];
            /** @description Kind of report. */
            kind: components["schemas"]["IncidentReportKind"];
            /** @description Title of the report. */
            title: string;
            /**
             * Format: date-time
             * @description End of the term (YYYY-MM-DDTHH:mm:ssZ, UTC); null if none is set. If its start is not known, the date that `incidentDeadlines` gives.
             */
            deadline: string | null;
            /**
             * Format: date-time
             * @description Deadline in the time zone of the country's capital (ISO 8601 with offset); null without a member state.
             */
            deadline_local?: string;
            /** @description False if the start of the term was not given, as in `incidentDeadlines`; null if no term is set. */
            deadline_exact?: boolean;
            /**
             * Format: date-time
             * @description Shorter deadline under national law (YYYY-MM-DDTHH:mm:ssZ, UTC); null if national law sets none.
             */
            national_deadline?: string;
            /** @description NIS2: term of the report under the national act, as a sentence; null if it was not coded. */
            national_deadline_basis?: string;
            /** @description NIS2: national act and provision that require the report; null if they were not read. */
            national_legal_basis?: string;
            /**
             * Format: date-time
             * @description Time that is never too late, whenever the term started (YYYY-MM-DDTHH:mm:ssZ, UTC); null if the deadline is exact.
             */
            safe_by?: string;
            /**
             * Format: date-time
             * @description NIS2: end of the term with its latest possible start (YYYY-MM-DDTHH:mm:ssZ, UTC); null for other reports, and while that start may come at any later time.
             */
            legal_latest?: string;
            /** @description What the act counts the term from. */
            anchor?: components["schemas"]["IncidentTermAnchor"];
            /** @description Recipients that the national act names, all at once; empty if they were not coded. */
            recipients: string[];
            /** @description Whether nothing is missing. */
            complete: boolean;
            /** @description What the record contributes, in the order of the law. */
            contents: components["schemas"]["IncidentReportContent"][];
            /** @description What the law requires for this stage and the record lacks. */
            missing: components["schemas"]["IncidentReportGap"][];
            /** @description What is required only under a condition that the record does not answer. */
            undecided: components["schemas"]["IncidentReportGap"][];
            /** @description Text of the notification to complete and send; null outside NIS2. */
            template?: string;
            /** @description The report as JSON in the form of `document_schema`; null without a schema, or until the record has all that the schema requires. */
            document: {
                [key: string]: unknown;
            } | null;
            /** @description JSON schema of the report; null if the law sets no electronic form. */
            document_schema?: string;
            /** @description Provisions that set the contents of the report. */
            sources: components["schemas"]["Source"][];
        };
        /** @description Item of a report that the record supplies. */
        IncidentReportContent: {
            /** @description Number of the field; without one the provision. */
            number: string;
            /** @description Title of the item. */
            title: string;
            /** @description What the record states, as text. */
            value: string;
            /** @description Provision that requires it. */
            source: components["schemas"]["Source"];
        };
        /** @description Item of a report that the record lacks. */
        IncidentReportGap: {
            /** @description Number of the field; without one the provision. */
            number: string;
            /** @description Title of the item. */
            title: string;
            /** @description Members of `incident`, or arguments, that would supply it; one is enough. */
            members: string[];
            /** @description Whether the document cannot be produced without it. */
            blocks_document: boolean;
            /** @description Provision that requires it. */
            source: components["schemas"]["Source"];
        };
        /**
         * @description Kind of report of an incident.
         *
         *     - `nis2_early_warning`: Early warning: Article 23(4)(a) of Directive (EU) 2022/2555.
         *     - `nis2_incident_notification`: Incident notification: Article 23(4)(b).
         *     - `nis2_final_report`: Final report: Article 23(4)(d).
         *     - `gdpr_authority`: Notification to the supervisory authority: Article 33 of Regulation (EU) 2016/679.
         *     - `dora_initial_notification`: Initial notification: Article 19(4)(a) of Regulation (EU) 2022/2554.
         *     - `dora_intermediate_report`: Intermediate report: Article 19(4)(b).
         *     - `dora_final_report`: Final report: Article 19(4)(c).
         *     - `dora_reclassification`: Reclassification as non-major: Article 5 of Implementing Regulation (EU) 2025/302.
         * @enum {string}
         */
        IncidentReportKind: "nis2_early_warning" | "nis2_incident_notification" | "nis2_final_report" | "gdpr_authority" | "dora_initial_notification" | "dora_intermediate_report" | "dora_final_report" | "dora_reclassification";
        /** @description Whether an incident is significant, criterion by criterion. */
        IncidentSignificance: {
            /** @description The verdict. */
            verdict: components["schemas"]["IncidentVerdict"];
            /** @description The verdict as a sentence. */
            conclusion: string;
            /** @description Code of `conclusion`, accepted by `rule`. */
            conclusion_code: string;
            /** @description Every criterion of the entity type, fulfilled ones first. */
            criteria: components["schemas"]["SignificanceCriterion"][];
            /** @description Arguments that would decide; empty if the verdict is certain. */
            missing: string[];
            /** @description Notes on how to read the verdict, as sentences. */
            notes: string[];
            /** @description Codes of `notes` in the same order, accepted by `rule`. */
            note_codes: string[];
            /** @description Legal sources of the answer. */
            sources: components["schemas"]["Source"][];
            /** @description Language of the texts in the response; `et` if the requested one is incomplete. */
            keel_kasutatud: string;
        };
        /** @description Texts and deadlines for the three stages of Article 23(4). */
        IncidentTemplates: {
            /** @description The three stages, in order. */
            phases: components["schemas"]["IncidentPhase"][];
            /** @description What the answer does not take into account, as sentences. */
            hoiatused: string[];
            /** @description Basis of each sentence of `hoiatused`, in the same order. */
            hoiatuste_alused: components["schemas"]["StatementBasis"][];
            /** @description Differences between national reporting and Article 23(4), most important first. */
            riigi_erisused: components["schemas"]["NationalDeviation"][];
            /** @description Whether the national act is covered; null without a member state. REST includes it only if it is `pending`. */
            transposition_status?: components["schemas"]["TranspositionStatus"];
            /** @description Explains why the country is pending; null if its act is covered. REST omits null. */
            transposition_note?: string;
            /** @description Language of the texts in the response; `et` if the requested one is incomplete. */
            keel_kasutatud: string;
            /** @description Legal sources of the warnings; the stages have their own. */
            sources: components["schemas"]["Source"][];
        };
        /**
         * @description What an act counts a term from.
         *
         *     - `awareness`: Becoming aware of the incident.
         *     - `detection`: Detection of the incident.
         *     - `establishment`: Establishing the incident.
         *     - `finding`: Finding that the incident is significant.
         *     - `unstated`: The act names no start.
         *     - `early_warning_submitted`: Submission of the early warning.
         *     - `notification_submitted`: Submission of the incident notification.
         *     - `impact_ended`: End of the significant impact.
         *     - `end_notice_submitted`: Submission of the notice of the end of the impact.
         *     - `handled`: End of the handling of the incident.
         *     - `restored`: Restoration of the service.
         * @enum {string}
         */
        IncidentTermAnchor: "awareness" | "detection" | "establishment" | "finding" | "unstated" | "early_warning_submitted" | "notification_submitted" | "impact_ended" | "end_notice_submitted" | "handled" | "restored";
        /** @description Type of an incident. */
        IncidentTypeInput: {
            /** @description Types of incident, as codes such as `cybersecurity-related` (field 3.23). */
            classes?: string[] | null;
            /** @description The type, if it is `other` (field 3.24). */
            other_class?: string | null;
            /** @description Threats and techniques, as codes such as `ddos` (field 3.25). */
            techniques?: string[] | null;
            /** @description The technique, if it is `other` (field 3.26). */
            other_technique?: string | null;
            /** @description Indicators of compromise (field 3.35; Article 23(4)(b) of Directive (EU) 2022/2555). */
            indicators?: string | null;
        };
        /**
         * @description Verdict on an incident.
         *
         *     - `significant`: At least one criterion is fulfilled.
         *     - `not_significant`: No criterion is fulfilled.
         *     - `undetermined`: Facts are missing.
         * @enum {string}
         */
        IncidentVerdict: "significant" | "not_significant" | "undetermined";
        /**
         * @description What the national act does with recital 16 of Directive (EU) 2022/2555.
         *
         *     - `oma_naitajad`: The act leaves the figures of the group out.
         *     - `vaitmata`: The act would leave them out, but independence was not stated.
         *     - `asutuse_otsus`: An authority weighs independence or may grant an exemption.
         *     - `reegel_puudub`: The text that was read has no such rule.
         *     - `teadmata`: No national text on this was read, or no country was given.
         * @enum {string}
         */
        IndependenceEffect: "oma_naitajad" | "vaitmata" | "asutuse_otsus" | "reegel_puudub" | "teadmata";
        /** @description What an organisation certified to ISO/IEC 27001 already has for a measure, and what remains. */
        IsoCertified: {
            /** @description How far certification covers the measure. */
            kate: components["schemas"]["Kate"];
            /** @description What a certified organisation already has, as a sentence. */
            olemas: string;
            /** @description What remains to be done for NIS2, as a sentence. */
            vahe: string;
            /** @description Why the coverage has this grade, as a sentence. */
            pohjendus: string;
        };
        /** @description Clause or control of ISO/IEC 27001:2022. */
        IsoReference: {
            /** @description Number of the clause or control. */
            viide: string;
            /** @description Official short name in English; the reference if it has none. */
            nimetus: string;
        };
        /** @description Natural persons that act jointly. */
        JointPersonsInput: {
            /** @description Ids of natural persons. */
            isikud: string[];
        };
        /**
         * @description State of the VAT number on which the VAT rate depends.
         *
         *     - `pole_vaja`: The rate does not depend on a VAT number.
         *     - `kontrollimata`: The number has not been checked.
         *     - `kehtiv`: VIES confirms the number.
         *     - `kehtetu`: VIES does not confirm the number.
         *     - `kattesaamatu`: VIES did not answer; the rate is provisional and the check is repeated.
         * @enum {string}
         */
        KaibemaksuStaatus: "pole_vaja" | "kontrollimata" | "kehtiv" | "kehtetu" | "kattesaamatu";
        /**
         * @description How far certification to ISO/IEC 27001 covers a measure. The grading is this service's own.
         *
         *     - `tugev`: The standard requires the substance of the measure; legal duties or details remain.
         *     - `osaline`: The standard does not require something that the measure names.
         * @enum {string}
         */
        Kate: "tugev" | "osaline";
        /**
         * @description Result of comparing the organisation's name with the name that VIES returned for the VAT number.
         *
         *     - `vastab`: The names match.
         *     - `osaline`: The names match in part.
         *     - `erineb`: The names differ.
         *     - `avaldamata`: VIES returned no name.
         * @enum {string}
         */
        KmkrNimevaste: "vastab" | "osaline" | "erineb" | "avaldamata";
        /**
         * @description Result of the VIES check of the VAT number.
         *
         *     - `kontrollimata`: The number has not been checked.
         *     - `kehtiv`: VIES confirms the number.
         *     - `kehtetu`: VIES does not confirm the number.
         *     - `kattesaamatu`: VIES did not answer.
         * @enum {string}
         */
        KmkrStaatus: "kontrollimata" | "kehtiv" | "kehtetu" | "kattesaamatu";
        /**
         * @description State of the operator's review of a VAT number whose country, name or place does not fit.
         *
         *     - `pooleli`: The review is not finished.
         *     - `kinnitatud`: The operator accepted the number.
         *     - `tagasi_lykatud`: The operator rejected the number; it does not affect the VAT rate.
         * @enum {string}
         */
        KmkrYlevaatus: "pooleli" | "kinnitatud" | "tagasi_lykatud";
        /** @description Recorded change of the law data. */
        KnowledgeChange: {
            /** @description Id of the change record. */
            id: string;
            /**
             * Format: date
             * @description Date (YYYY-MM-DD).
             */
            kuupaev: string;
            /** @description Version of the law data that contains the change (`kb_<date>_<hash>`). */
            kb_versioon: string;
            /** @description Version of the law data before the change (`kb_<date>_<hash>`); null for the first version. */
            eelmine_kb_versioon: string | null;
            /** @description Name of the act. */
            seadus: string;
            /** @description Article, paragraph or point that changed; null if the whole act did, or if only the description names it. */
            paragrahv: string | null;
            /** @description Provision of Directive (EU) 2022/2555 on the same subject, if a national act changed; otherwise null. */
            directive_provision?: string;
            /** @description Country as lower-case ISO 3166-1 alpha-2 code; null if the change concerns all countries. */
            riik: string | null;
            /** @description Kind of change. */
            liik: components["schemas"]["ChangeKind"];
            /** @description What changed and why, in the requested language. */
            kirjeldus: string;
            /**
             * Format: iri
             * @description URL of the legal source.
             */
            url: string;
            /** @description Report of a link that led to the change, listed by `linkReviews`; omitted if none. */
            report_id?: string;
        };
        /** @description Page of differences between two versions of the law data. */
        KnowledgeDiff: {
            /** @description Older version of the law data (`kb_<date>_<hash>`). */
            from: string;
            /** @description Newer version of the law data (`kb_<date>_<hash>`). */
            to: string;
            /**
             * Format: int32
             * @description Number of differences on all pages.
             */
            kokku: number;
            /** @description Differences of this page, by part of the law data. */
            teemad: components["schemas"]["KnowledgeDifferences"][];
        };
        /** @description One value that differs between two versions of the law data. */
        KnowledgeDifference: {
            /** @description File of the law data without extension, a colon, and the path in the file. */
            path: string;
            /** @description Kind of difference. */
            liik: components["schemas"]["ChangeKind"];
            /** @description Value in the older version; null if it was added. */
            vana: unknown | null;
            /** @description Value in the newer version; null if it was removed. */
            uus: unknown | null;
        };
        /** @description Differences in one part of the law data. */
        KnowledgeDifferences: {
            /** @description Part of the law data, such as `countries`. */
            teema: string;
            /** @description Differences in this part of the law data. */
            erinevused: components["schemas"]["KnowledgeDifference"][];
        };
        /**
         * @description State of an account.
         *
         *     - `ootel_makset`: Only the sandbox key works until the licence is paid.
         *     - `live`: The first licence payment was received.
         * @enum {string}
         */
        KontoStaatus: "ootel_makset" | "live";
        /** @description Act or standard that the law data cites. */
        LawAct: {
            /** @description Key of the act; for a national act, the country code. */
            key: string;
            /** @description Member state as lower-case ISO 3166-1 alpha-2 code; null for acts of the Union and for standards. */
            country: string | null;
            /** @description Title of the act. */
            title: string;
            /**
             * Format: date
             * @description Day on which the act entered into force (YYYY-MM-DD); null if not known.
             */
            in_force_date: string | null;
            /** @description The act as a legal source, with its identifiers. */
            source: components["schemas"]["Source"];
        };
        /** @description Acts and standards that the law data cites. */
        LawActs: {
            /** @description The acts and standards. */
            acts: components["schemas"]["LawAct"][];
            /** @description Language of the texts in the response; `et` if the requested one is incomplete. */
            keel_kasutatud: string;
        };
        /** @description NIS2 law of all member states. */
        LawCountries: {
            /** @description One entry for each member state. */
            countries: components["schemas"]["LawCountry"][];
            /** @description Language of the texts in the response; `et` if the requested one is incomplete. */
            keel_kasutatud: string;
        };
        /** @description NIS2 law of one member state. */
        LawCountry: {
            /** @description Member state as lower-case ISO 3166-1 alpha-2 code. */
            country: string;
            /** @description Name of the country in the requested language. */
            name: string;
            /** @description Whether the national act is covered. */
            status: components["schemas"]["TranspositionStatus"];
            /** @description Why the country is pending; null if its act is covered. */
            note: string | null;
            /** @description Title of the act in its language. */
            act: string;
            /** @description Title of the act in English. */
            act_en: string;
            /** @description Official publication of the act; null if not confirmed. */
            publication: string | null;
            /**
             * Format: date
             * @description Day on which the act entered into force (YYYY-MM-DD); null if not confirmed.
             */
            in_force_date: string | null;
            /** @description Provision and term for essential entities. */
            essential: components["schemas"]["LawCountryClass"];
            /** @description Provision and term for important entities. */
            important: components["schemas"]["LawCountryClass"];
            /** @description Provision on incident reporting; null if not confirmed. */
            incident_provision: string | null;
            /** @description Recipient of incident reports, by its native name; null if not confirmed. */
            incident_recipient: string | null;
            /** @description Competent authority; null if none is designated or known. */
            authority: string | null;
            /** @description Notes on size limits and scope under the act, as sentences. */
            notes: string[];
            /** @description Items that were not checked against the act. */
            unverified: string[];
            /** @description Legal sources of the answer. */
            sources: components["schemas"]["Source"][];
            /** @description The law of the country as JSON-LD (SKOS): its official terms with their addresses. */
            json_ld: {
                [key: string]: unknown;
            };
            /** @description Language of the texts in the response; `et` if the requested one is incomplete. */
            keel_kasutatud: string;
        };
        /** @description Provision and official term of one class. */
        LawCountryClass: {
            /** @description Provision of the class; null if it was not read. */
            provision: string | null;
            /** @description Official term in the national language, never translated; null if it was not read. */
            term: string | null;
            /**
             * Format: uri
             * @description Permanent address of the term.
             */
            iri: string;
        };
        /** @description Number that the law sets. */
        LawParameter: {
            /** @description Stable code of the number. */
            code: string;
            /** @description The number, in `unit`. */
            value: number;
            /** @description `persons`, `meur` (million EUR), `hours`, `days`, `months` or `percent`. */
            unit: string;
            /** @description Member state as lower-case ISO 3166-1 alpha-2 code; null for Union law. */
            country: string | null;
            /**
             * Format: date
             * @description Day from which the number applies (YYYY-MM-DD); null if it was not read.
             */
            valid_from: string | null;
            /** @description Provision that sets the number. */
            sources: components["schemas"]["Source"][];
        };
        /** @description Numbers that the law sets. */
        LawParameters: {
            /** @description The numbers. */
            parameters: components["schemas"]["LawParameter"][];
            /** @description Language of the texts in the response; `et` if the requested one is incomplete. */
            keel_kasutatud: string;
        };
        /** @description Rule, caveat or statement about a national act. */
        LawRule: {
            /** @description Stable code of the rule, as in answers. */
            code: string;
            /**
             * Format: uri
             * @description Permanent address of the rule.
             */
            iri: string;
            /** @description Kind of rule. */
            kind: components["schemas"]["LawRuleKind"];
            /** @description What the rule states, in the requested language. */
            text: string;
            /** @description Class that follows from the rule; null if none does. */
            gives: components["schemas"]["Classification"] | null;
            /** @description Member state of the act as lower-case ISO 3166-1 alpha-2 code; null for Union law. */
            country: string | null;
            /** @description Legal sources of the answer. */
            sources: components["schemas"]["Source"][];
            /** @description The rule as JSON-LD, in the terms of SKOS, Dublin Core and ELI. */
            json_ld: {
                [key: string]: unknown;
            };
            /** @description Language of the texts in the response; `et` if the requested one is incomplete. */
            keel_kasutatud: string;
        };
        /**
         * @description Kind of rule.
         *
         *     - `classification`: Rule that leads to a class.
         *     - `size`: Rule about the size of an enterprise.
         *     - `caveat`: Warning attached to a result.
         *     - `national`: Statement about classes or scope under a national act.
         *     - `incident`: Statement about incident reporting under a national act.
         * @enum {string}
         */
        LawRuleKind: "classification" | "size" | "caveat" | "national" | "incident";
        /** @description Rules of the law data. */
        LawRules: {
            /** @description The rules. */
            rules: components["schemas"]["LawRule"][];
            /** @description Language of the texts in the response; `et` if the requested one is incomplete. */
            keel_kasutatud: string;
        };
        /** @description Look of the documents of the account: name, logo and colours. */
        Letterhead: {
            /** @description Name in place of that of the service on documents; null: that of the service. */
            nimi: string | null;
            /** @description Logo as a PNG file without metadata, in Base64; null if there is none. */
            logo: string | null;
            /**
             * Format: int32
             * @description Width of the logo in pixels, at most 1200; null without a logo.
             */
            logo_laius: number | null;
            /**
             * Format: int32
             * @description Height of the logo in pixels, at most 300; null without a logo.
             */
            logo_korgus: number | null;
            /** @description Colour of headings as #rrggbb; null: that of the service. */
            pohivarv: string | null;
            /** @description Colour of small titles as #rrggbb; null: that of the service. */
            rohuvarv: string | null;
        };
        /** @description API licence that can be ordered. */
        Licence: {
            /** @description Key of the licence: `professional` or `enterprise`. */
            voti: string;
            /** @description Price per month in EUR, net of VAT. */
            hind_eur: number;
            /**
             * Format: int32
             * @description Documents at the licence price per calendar month (UTC), all document types together.
             */
            kvoot: number;
        };
        /** @description One number for each licence. */
        LicenceFigures: {
            /** @description Figure for the licence Professional. */
            professional: number;
            /** @description Figure for the licence Enterprise. */
            enterprise: number;
        };
        /** @description Strength of a link by the rubric of the guide, its reason, and who read it. */
        LinkGrade: {
            /**
             * Format: int32
             * @description 0 (no shared content) to 10 (the same text).
             */
            strength: number;
            /** @description How the grade came about. */
            grading: components["schemas"]["MappingGrading"];
            /** @description Kind of reason. */
            rationale: components["schemas"]["MappingRationale"];
            /** @description One sentence, in the language of `reason_language` whatever language was asked for; null if none was written. */
            reason: string | null;
            /** @description Language of `reason`; null if there is none. */
            reason_language: string | null;
            /** @description Role of the reader. */
            read_by: string;
            /**
             * Format: date
             * @description Date of the reading.
             */
            read_on: string;
            /** @description Null if there was none. */
            second_reading: components["schemas"]["SecondReading"] | null;
        };
        /** @description Report of a link that a reader disputes, with the link as it was then. */
        LinkReport: {
            /** @description Id of the report. */
            id: string;
            /** @description Id of the link. */
            link: string;
            /** @description First end of the link. */
            from: components["schemas"]["LinkText"];
            /** @description Second end of the link. */
            to: components["schemas"]["LinkText"];
            /** @description Relation of the first end to the second. */
            relation: components["schemas"]["MappingRelation"];
            /**
             * Format: int32
             * @description Strength of the link, 0 to 10; null if it has none.
             */
            strength: number | null;
            /** @description Reason of the link, in English; null if none was written. */
            reason: string | null;
            /** @description What the reader wrote; null after the organisation was erased. */
            message: string | null;
            /** @description Relation that the reader suggests; null if none. */
            suggested_relation: components["schemas"]["MappingRelation"] | null;
            /**
             * Format: int32
             * @description Strength that the reader suggests, 0 to 10; null if none.
             */
            suggested_strength: number | null;
            /** @description Version of the law data (`kb_<date>_<hash>`). */
            kb_versioon: string;
            /**
             * Format: date-time
             * @description Time of the report, ISO 8601, UTC.
             */
            reported_at: string;
            /** @description State of the report. */
            state: components["schemas"]["LinkReportState"];
            /** @description Reason of the decision; null until then. */
            outcome: string | null;
            /**
             * Format: date-time
             * @description Time of the decision, ISO 8601, UTC; null until then.
             */
            decided_at: string | null;
        };
        /** @description Reports of links. */
        LinkReportList: {
            /** @description A full page may be followed by another: pass the last id as `after`. */
            reports: components["schemas"]["LinkReport"][];
        };
        /**
         * @description State of a report of a link.
         *
         *     - `open`: Not decided.
         *     - `accepted`: The law data will be changed, or was.
         *     - `rejected`: The link stays.
         * @enum {string}
         */
        LinkReportState: "open" | "accepted" | "rejected";
        /** @description Outcome of a report of a link. */
        LinkReview: {
            /** @description Id of the report. */
            id: string;
            /** @description Id of the link. */
            link: string;
            /** @description Relation that was reported. */
            relation: components["schemas"]["MappingRelation"];
            /**
             * Format: int32
             * @description Strength that was reported; null if the link had none.
             */
            strength: number | null;
            /** @description Version of the law data (`kb_<date>_<hash>`). */
            kb_versioon: string;
            /** @description `accepted` or `rejected`. */
            state: components["schemas"]["LinkReportState"];
            /** @description Reason of the decision. */
            outcome: string;
            /**
             * Format: date-time
             * @description Time of the decision, ISO 8601, UTC.
             */
            decided_at: string;
            /** @description Entry of the changelog that the report led to; null until it is released, and if it was rejected. */
            change_id: string | null;
            /** @description Version of the law data with that change; null without one. */
            change_kb_version: string | null;
        };
        /** @description Outcomes of reports of links. */
        LinkReviewList: {
            /** @description A full page may be followed by another: pass the last id as `after`. */
            reviews: components["schemas"]["LinkReview"][];
        };
        /** @description One end of a link: what it is called and where its text is. */
        LinkText: {
            /** @description Id of the node, such as `iso27001:A.5.24`. */
            id: string;
            /** @description Short title in English; null if there is none. */
            title: string | null;
            /** @description Part of the text that the link rests on. */
            provision: string;
            /**
             * Format: iri
             * @description Address of the text, as far as its publisher addresses the place.
             */
            url: string;
        };
        /**
         * @description API licence.
         *
         *     - `professional`: Licence Professional.
         *     - `enterprise`: Licence Enterprise, with the higher limits and the larger quota of discounted documents.
         * @enum {string}
         */
        Litsents: "professional" | "enterprise";
        /**
         * @description State of a licence.
         *
         *     - `kehtiv`: The paid period is running.
         *     - `armuaeg`: The paid period has ended; limits and prices still apply for 7 days.
         *     - `loppenud`: The licence and its grace period have ended; the tier `baas` applies.
         * @enum {string}
         */
        LitsentsiStaatus: "kehtiv" | "armuaeg" | "loppenud";
        /** @description The Directive's own wording of the measure, by language. */
        LocalizedName: {
            /** @description Wording in Bulgarian. */
            bg: string | null;
            /** @description Wording in Czech. */
            cs: string | null;
            /** @description Wording in Danish. */
            da: string | null;
            /** @description Wording in German. */
            de: string | null;
            /** @description Wording in Greek. */
            el: string | null;
            /** @description Wording in English. */
            en: string | null;
            /** @description Wording in Spanish. */
            es: string | null;
            /** @description Wording in Estonian. */
            et: string | null;
            /** @description Wording in Finnish. */
            fi: string | null;
            /** @description Wording in French. */
            fr: string | null;
            /** @description Wording in Croatian. */
            hr: string | null;
            /** @description Wording in Hungarian. */
            hu: string | null;
            /** @description Wording in Italian. */
            it: string | null;
            /** @description Wording in Lithuanian. */
            lt: string | null;
            /** @description Wording in Latvian. */
            lv: string | null;
            /** @description Wording in Dutch. */
            nl: string | null;
            /** @description Wording in Polish. */
            pl: string | null;
            /** @description Wording in Portuguese. */
            pt: string | null;
            /** @description Wording in Romanian. */
            ro: string | null;
            /** @description Wording in Slovak. */
            sk: string | null;
            /** @description Wording in Slovenian. */
            sl: string | null;
            /** @description Wording in Swedish. */
            sv: string | null;
        };
        /**
         * @description Whether an order is paid.
         *
         *     - `ootel`: Not paid.
         *     - `tasutud`: The payment was confirmed.
         * @enum {string}
         */
        MakseStaatus: "ootel" | "tasutud";
        /** @description Which measures certification to ISO/IEC 27001 covers, and what it leaves open. */
        MappingBaseline: {
            /**
             * Format: int32
             * @description Number of measures: 10.
             */
            kokku: number;
            /** @description Articles of the measures that ISO/IEC 27001 covers strongly. */
            tugev_kate: string[];
            /** @description Articles of the measures that ISO/IEC 27001 covers partially. */
            osaline_kate: string[];
            /** @description What ISO/IEC 27001 leaves open for each of the ten measures: article to text. */
            vahed: {
                [key: string]: unknown;
            };
        };
        /**
         * @description Confidence in a link: this service's own grading, derived only from the evidence of the link.
         *
         *     - `low`: One opinion, or only this service's own.
         *     - `medium`: ENISA's table alone, or two agreeing opinions.
         *     - `high`: The text of the law, or ENISA's table confirmed by another independent source.
         * @enum {string}
         */
        MappingConfidence: "low" | "medium" | "high";
        /** @description Which of the ten measures the listed controls cover. It counts mapped controls and does not assess conformity. */
        MappingDelta: {
            /** @description Key of the framework. */
            framework: components["schemas"]["FrameworkKey"];
            /**
             * Format: int32
             * @description Number of covered measures.
             */
            covered: number;
            /**
             * Format: int32
             * @description Number of partly covered measures.
             */
            partly: number;
            /**
             * Format: int32
             * @description Number of open measures.
             */
            open: number;
            /** @description Measures a to j. */
            measures: components["schemas"]["MeasureDelta"][];
            /** @description Lines that name no control of the framework. */
            unknown: components["schemas"]["HeldLine"][];
            /** @description Lines that name a control again; the weaker state counts. */
            repeated: components["schemas"]["HeldLine"][];
            /** @description What the answer means and what it does not, as a sentence. */
            note: string;
            /** @description Signed receipt of the answer (JWS, compact form), including the input; null unless requested. The service does not store it. */
            receipt?: string;
            /** @description Language of the texts in the response; `et` if the requested one is incomplete. */
            keel_kasutatud: string;
        };
        /** @description Evidence for a link. */
        MappingEvidence: {
            /** @description Code of the evidence, such as LAW, ENISA-TIG, SCF, XREF-A, XREF-B or OWN. */
            code: string;
            /** @description Explanation of the code. */
            meaning: string;
        };
        /**
         * @description Source of evidence for a link.
         *
         *     - `LAW`: Text of the provision itself.
         *     - `ENISA_TIG`: ENISA Technical Implementation Guidance, mapping table.
         *     - `SCF`: Shared control in the Secure Controls Framework; indirect.
         *     - `XREF_A`: First public cross-reference table; not official.
         *     - `XREF_B`: Second public cross-reference table; not official.
         *     - `NIST`: Informative references of NIST.
         *     - `OWN`: This service's own knowledge; no independent mapping was found.
         * @enum {string}
         */
        MappingEvidenceCode: "LAW" | "ENISA_TIG" | "SCF" | "XREF_A" | "XREF_B" | "NIST" | "OWN";
        /**
         * @description How the grade of a link came about.
         *
         *     - `rule`: The grade follows from relation and role, or holds for all links of a source.
         *     - `reading`: The link was graded by itself.
         * @enum {string}
         */
        MappingGrading: "rule" | "reading";
        /**
         * @description Order of links.
         *
         *     - `measure`: By measure, a to j.
         *     - `framework`: Grouped by framework.
         *     - `confidence`: Highest confidence first.
         * @enum {string}
         */
        MappingLinkOrder: "measure" | "framework" | "confidence";
        /** @description Note that applies to the whole mapping. */
        MappingNote: {
            /** @description The note, as a sentence. */
            tekst: string;
            /** @description Legal sources of the answer. */
            sources: components["schemas"]["Source"][];
        };
        /**
         * @description What kind of reason a link has, in the terms of OSCAL control mapping.
         *
         *     - `syntactic`: Both use the same words.
         *     - `semantic`: Both mean the same.
         *     - `functional`: Both have the same effect.
         * @enum {string}
         */
        MappingRationale: "syntactic" | "semantic" | "functional";
        /**
         * @description Relation of the measure to the control, in the terms of OSCAL control mapping. The reading is this service's own.
         *
         *     - `equal`: Measure and control are the same text.
         *     - `equivalent`: Measure and control mean the same in other words.
         *     - `subset`: The control includes the measure.
         *     - `superset`: The measure includes the control.
         *     - `intersects`: Measure and control share content; nothing more is claimed.
         * @enum {string}
         */
        MappingRelation: "equal" | "equivalent" | "subset" | "superset" | "intersects";
        /**
         * @description Importance of a control for a measure.
         *
         *     - `core`: The measure rests mainly on this control.
         *     - `related`: The control supports part of the measure.
         * @enum {string}
         */
        MappingRole: "core" | "related";
        /** @description One of the ten risk-management measures of Article 21(2)(a) to (j) of Directive (EU) 2022/2555. */
        Measure: {
            /** @description Letter of the measure, a to j. */
            voti: string;
            /** @description Provision of the Directive, in the form `art 21(2)(x)`. */
            artikkel: string;
            /** @description The Directive's own wording of the measure, by language. */
            nimetus: components["schemas"]["LocalizedName"];
            /** @description Core controls of the measure, by framework. */
            kaardistus: components["schemas"]["MeasureControls"];
            /** @description What an organisation certified to ISO/IEC 27001 already has, and what remains. */
            iso_sertifitseeritud: components["schemas"]["IsoCertified"];
            /** @description Legal sources of the answer. */
            sources: components["schemas"]["Source"][];
            /** @description Language of the texts in the response; `et` if the requested one is incomplete. */
            keel_kasutatud: string;
        };
        /** @description Core controls of the measure, by framework. */
        MeasureControls: {
            /** @description Clauses and controls of ISO/IEC 27001:2022. */
            iso27001: components["schemas"]["ControlReference"][];
            /** @description Articles of Regulation (EU) 2022/2554 (DORA). */
            dora: components["schemas"]["ControlReference"][];
            /** @description Articles of Regulation (EU) 2016/679 (GDPR). */
            gdpr: components["schemas"]["ControlReference"][];
        };
        /** @description What the listed controls mean for one measure. */
        MeasureDelta: {
            /** @description Measure of Article 21(2). */
            measure: components["schemas"]["GraphNode"];
            /** @description How far the measure is covered. */
            standing: components["schemas"]["MeasureStanding"];
            /**
             * Format: int32
             * @description Percent of the core controls that are implemented, 0 to 100.
             */
            share_low: number;
            /**
             * Format: int32
             * @description Percent of the core controls that are implemented or partially implemented, 0 to 100.
             */
            share_high: number;
            /** @description Links to the controls that the organisation listed for this measure. */
            held: components["schemas"]["HeldLink"][];
            /** @description Links to core controls that are neither implemented nor partially implemented. */
            missing: components["schemas"]["GraphLink"][];
            /** @description What certification to ISO/IEC 27001 leaves open for the measure; null for other frameworks. */
            beyond: string | null;
            /** @description Suggested next steps, as sentences. */
            next_steps: string[];
            /** @description Warnings about excluded controls, as sentences. */
            warnings: string[];
            /** @description Legal sources of the answer. */
            sources: components["schemas"]["Source"][];
        };
        /**
         * @description Letter of the point of Article 21(2) of the Directive.
         *
         *     - `a`: Risk analysis and information system security policies.
         *     - `b`: Incident handling.
         *     - `c`: Business continuity, backup, disaster recovery and crisis management.
         *     - `d`: Supply chain security.
         *     - `e`: Security in acquisition, development and maintenance, including vulnerability handling.
         *     - `f`: Assessment of the effectiveness of the measures.
         *     - `g`: Basic cyber hygiene and training.
         *     - `h`: Cryptography and encryption.
         *     - `i`: Human resources security, access control and asset management.
         *     - `j`: Multi-factor authentication and secured communication.
         * @enum {string}
         */
        MeasureKey: "a" | "b" | "c" | "d" | "e" | "f" | "g" | "h" | "i" | "j";
        /**
         * @description How far the listed controls cover a measure.
         *
         *     - `covered`: All core controls are implemented, and the framework can cover the whole measure.
         *     - `partly`: At least one mapped control is implemented or partially implemented.
         *     - `open`: No mapped control is implemented, even in part.
         * @enum {string}
         */
        MeasureStanding: "covered" | "partly" | "open";
        /** @description Person of an organisation who can sign in. */
        Member: {
            /**
             * Format: uuid
             * @description Id of the person (UUID).
             */
            member_id: string;
            /** @description Email address, in lower case. */
            email: string;
            /** @description Role of the person, which decides what their session permits. */
            member_role: components["schemas"]["MemberRole"];
            /** @description Whether the person has signed in. */
            state: components["schemas"]["MemberState"];
            /**
             * Format: date-time
             * @description Time of creation (ISO 8601, UTC).
             */
            loodud: string;
        };
        /** @description People of an organisation. */
        MemberList: {
            /** @description People of the organisation, oldest first. */
            members: components["schemas"]["Member"][];
        };
        /**
         * @description Role of a person in the organisation.
         *
         *     - `owner`: Everything, including people and keys.
         *     - `lawyer`: Reads everything; orders, and case files.
         *     - `reader`: Reads everything, changes nothing.
         * @enum {string}
         */
        MemberRole: "owner" | "lawyer" | "reader";
        /** @description Session of a person in a browser. */
        MemberSession: {
            /**
             * Format: uuid
             * @description Id of the session (UUID).
             */
            session_id: string;
            /**
             * Format: uuid
             * @description Id of the person whose session it is (UUID).
             */
            member_id: string;
            /** @description Email address of the person. */
            email: string;
            /** @description Whether this is the calling session. */
            praegune: boolean;
            /**
             * Format: date-time
             * @description Time of creation (ISO 8601, UTC).
             */
            loodud: string;
            /**
             * Format: date-time
             * @description Time of the last use, to within five minutes (ISO 8601, UTC).
             */
            last_used_at: string;
            /**
             * Format: date-time
             * @description End of the session unless it is used before (ISO 8601, UTC).
             */
            kehtib_kuni: string;
        };
        /** @description Sessions in force. */
        MemberSessionList: {
            /** @description Lists the sessions in force, newest first: an owner and a key see those of everyone, others their own. */
            sessions: components["schemas"]["MemberSession"][];
        };
        /**
         * @description Whether a person has signed in.
         *
         *     - `invited`: Has not signed in yet.
         *     - `active`: Has signed in.
         * @enum {string}
         */
        MemberState: "invited" | "active";
        /** @description Metadata of a response. */
        Meta: {
            /** @description Operator of the service. */
            powered_by: string;
            /**
             * Format: uuid
             * @description Id of the request.
             */
            request_id: string;
            /**
             * @description Present for sandbox keys only.
             * @enum {string}
             */
            environment?: "sandbox";
            /** @description Warnings about the request. */
            hoiatused?: string[];
            /** @description Articles of the other measures that match. */
            muud_vasted?: string[];
            /** @description Cursor of the next page; absent on the last page. */
            jargmine_kursor?: string;
            /** @description True: this is the answer to an earlier request with the same idempotency_key. */
            idempotency_replayed?: boolean;
            /** @description Cursor of the next page of invoices; absent on the last page. */
            jargmine_arvete_kursor?: string;
            /** @description Members of the body that were ignored because the operation does not define them. */
            eiratud_valjad?: string[];
        };
        /** @description Fact that the documents of an order need and the request does not state. */
        MissingFact: {
            /** @description Field of the request that states the fact, such as `payload.organisatsioon.nimi`. */
            vali: string;
            /** @description Name of the fact, in the language of the answer. */
            nimetus: string;
        };
        /** @description Difference between national incident reporting and Article 23(4) of the Directive. */
        NationalDeviation: {
            /** @description What differs, as a sentence. */
            tekst: string;
            /** @description Stable code of the statement, accepted by `rule`. */
            kood: string;
            /** @description Whether following the Directive alone would be late or incomplete. */
            tugev: boolean;
            /** @description Provision of national law. */
            source: components["schemas"]["Source"];
        };
        /** @description Type of entity that a national act adds. */
        NationalEntityType: {
            /** @description Key of the type, accepted by `uksuse_liigid`. */
            voti: string;
            /** @description Official term; in English if it was translated. */
            nimetus: string;
            /** @description Provision of the act. */
            viide: string;
            /**
             * Format: iri
             * @description URL of the provision.
             */
            url: string;
        };
        /** @description Category, official term and provision of the national act for the class. */
        NationalOverlay: {
            /** @description Member state as lower-case ISO 3166-1 alpha-2 code. */
            riik: string;
            /** @description Category of the class: `essential-entity` or `important-entity`. */
            kategooria: string;
            /** @description Official term in the national language; never translated. */
            termin: string;
            /** @description Short name of the national act. */
            act: string;
            /** @description Provision of the national act. */
            viide: string;
            /**
             * Format: iri
             * @description URL of the national act.
             */
            source_url: string;
            /**
             * Format: int32
             * @description Number of the national record in the law data; never reused.
             */
            kb_id: number;
            /** @description Where the national size limits come from: `arvud_seaduses` (numbers in the act), `soovitus_2003_361` (Recommendation 2003/361/EC), `riigi_vke_seadus` (national SME act), `rakendusakt` (implementing act) or `viide_muule_aktile` (another act). */
            kynnis_alus: string;
        };
        /** @description Provision that prevents a class under the national act from being given. */
        NationalQuestion: {
            /** @description Code of the rule, stable within the country. */
            reegel: string;
            /** @description Provision of the act. */
            viide: string;
            /**
             * Format: iri
             * @description URL of the provision.
             */
            url: string;
            /** @description Words of the provision, in the language of the act. */
            tsitaat: string;
            /** @description True if an answer is missing; false if the provision was not coded. */
            kodeeritud: boolean;
        };
        /** @description Result under the size limits and rules of the national act. */
        NationalResult: {
            /** @description Class under the national act. */
            klassifikatsioon: components["schemas"]["Classification"];
            /** @description Size class under the national act. */
            suurus: components["schemas"]["SizeClass"];
            /** @description Whether the class differs from the one under the Directive alone. */
            erineb: boolean;
            /** @description Provisions of the national act on which the result is based. */
            viited: string[];
            /** @description Act that gives the class, which may be another than that of the overlay; null if there is none. */
            akt: string | null;
            /**
             * Format: iri
             * @description URL of the provision; null if there is none.
             */
            url: string | null;
            /** @description Words of the provision, in the language of the act; null if there is none. */
            tsitaat: string | null;
            /** @description Rules of the national act that apply. */
            jalg: components["schemas"]["NationalStep"][];
            /** @description Changes of single figures that would lead to another class under the national act. */
            vastupidine: components["schemas"]["ScopingCounterfactual"][];
        };
        /** @description Rule of a national act. */
        NationalStep: {
            /** @description Code of the rule, stable within the country. */
            reegel: string;
            /** @description Provision of the act. */
            viide: string;
            /**
             * Format: iri
             * @description URL of the provision.
             */
            url: string;
            /** @description Words of the provision, in the language of the act. */
            tsitaat: string;
        };
        /** @description Permitted range of a number. */
        NumberRange: {
            /** @description Smallest permitted value; null if there is none. */
            min: number | null;
            /** @description Largest permitted value; null if there is none. */
            max: number | null;
        };
        /** @description OAuth client of the organisation, without its secret. */
        OauthClient: {
            /** @description Id of the OAuth client; it is not secret. */
            client_id: string;
            /** @description Name of the client. */
            nimi: string;
            /** @description Scopes of access tokens. */
            skoobid: string[];
            /** @description How the OAuth client authenticates at the token endpoint. */
            autentimine: components["schemas"]["OauthClientAuth"];
            /** @description Addresses to which the authorization endpoint may return the browser; empty without the authorization code flow. */
            tagasiaadressid: string[];
            /** @description Grants that the OAuth client may use at the token endpoint (RFC 6749). */
            grant_types: string[];
            /**
             * Format: date-time
             * @description Time of creation (ISO 8601, UTC).
             */
            loodud: string;
        };
        /**
         * @description How an OAuth client authenticates at the token endpoint.
         *
         *     - `client_secret_basic`: Secret in the Authorization header (RFC 6749, 2.3.1).
         *     - `client_secret_post`: Secret in the body of the request.
         *     - `private_key_jwt`: Signed assertion (RFC 7523); the client states its public keys.
         *     - `none`: No authentication: a public client, with PKCE.
         * @enum {string}
         */
        OauthClientAuth: "client_secret_basic" | "client_secret_post" | "private_key_jwt" | "none";
        /** @description All OAuth clients of the organisation. */
        OauthClientList: {
            /** @description OAuth clients, oldest first. */
            kliendid: components["schemas"]["OauthClient"][];
        };
        /** @description OAuth client with its secret. */
        OauthClientSecret: {
            /** @description OAuth client. */
            klient: components["schemas"]["OauthClient"];
            /** @description Secret of the client, returned only here; null if it authenticates without one. */
            saladus: string | null;
        };
        /** @description What the organisation has permitted an OAuth client. */
        OauthGrant: {
            /** @description Id of the permission; it is not secret. */
            grant_id: string;
            /** @description Id of the OAuth client; it is not secret. */
            client_id: string;
            /** @description Name of the client, as it registered itself. */
            nimi: string;
            /** @description Scopes of access tokens. */
            skoobid: string[];
            /**
             * Format: date-time
             * @description Time of creation (ISO 8601, UTC).
             */
            loodud: string;
            /**
             * Format: date-time
             * @description Time at which the permission ends (ISO 8601, UTC).
             */
            kehtib_kuni: string;
        };
        /** @description What the organisation has permitted OAuth clients. */
        OauthGrantList: {
            /** @description Permissions in force, newest first. */
            load: components["schemas"]["OauthGrant"][];
        };
        /** @description Order of a service or licence. */
        Order: {
            /** @description Id of the order. */
            order_id: string;
            /** @description Key of the service, as listed by `services`. */
            teenus: string;
            /** @description Target country as lower-case ISO 3166-1 alpha-2 code; null if none was given. */
            riik: string | null;
            /**
             * Format: uri
             * @description URL of the hosted payment page; null if nothing is payable, and in the sandbox.
             */
            makselink: string | null;
            /** @description Whether the order is paid. */
            makse_staatus: components["schemas"]["MakseStaatus"];
            /** @description Progress of the documents. */
            dokumendi_staatus: components["schemas"]["DokumendiStaatus"];
            /** @description Documents of the order. */
            tulemus: components["schemas"]["OrderResult"];
            /** @description State of the order. */
            olek: components["schemas"]["TellimuseOlek"];
            /**
             * Format: date-time
             * @description Time of creation (ISO 8601, UTC).
             */
            loodud: string;
            /**
             * Format: date-time
             * @description Time at which the unpaid order expires, 14 days after it was placed (ISO 8601, UTC); null once it is paid.
             */
            aegub: string | null;
            /** @description Price net of VAT, in `valuuta`, as a decimal string with two places. */
            hind_neto: string;
            /** @description VAT rate in percent, such as 24; 0 for reverse charge and export. */
            kaibemaks_protsent: number;
            /** @description VAT amount in `valuuta`, as a decimal string with two places. */
            kaibemaks: string;
            /** @description Amount payable including VAT, in `valuuta`, as a decimal string with two places. */
            hind_kokku: string;
            /** @description Currency as ISO 4217 code: `EUR`. */
            valuuta: string;
            /** @description State of the VAT number on which the rate depends. */
            kaibemaks_staatus: components["schemas"]["KaibemaksuStaatus"];
            /** @description Number of the invoice; null until the order is paid. */
            arve_number: string | null;
            /**
             * Format: int32
             * @description Number of documents that the order includes.
             */
            dokumendid_arv: number;
        };
        /** @description What an order lacks for complete documents, and the risk tier that its facts call for. */
        OrderReadiness: {
            /** @description Facts that the documents need and the request does not state, each once. */
            puuduvad: components["schemas"]["MissingFact"][];
            /** @description Documents of the order, in their order. */
            dokumendid: components["schemas"]["DocumentReadiness"][];
            /** @description Risk tier from R1 to R4 that class and size call for; null without number of employees and sector. */
            riskitase: string | null;
            /** @description Size and class that the risk tier follows from, one sentence each; empty if it is null. */
            riskitase_pohjendus: string[];
        };
        /** @description Documents of an order. */
        OrderResult: {
            /** @description Documents; null until they are released. */
            dokumendid?: components["schemas"]["DocumentEntry"][];
            /** @description Explains that the order is a sandbox order; null for live keys. */
            sandbox_note?: string;
        };
        /** @description All stored data of the organisation, without secrets. */
        OrganisationExport: {
            /**
             * Format: date-time
             * @description Time of the export (ISO 8601, UTC).
             */
            loodud: string;
            /** @description Stored records by kind. Each kind lists its newest 10,000 records, with the internal field names of the service. */
            andmed: {
                [key: string]: unknown;
            };
        };
        /** @description Position of a page in a Relay connection. */
        PageInfo: {
            /** @description Whether another page follows. */
            hasNextPage: boolean;
            /** @description Whether a page precedes. */
            hasPreviousPage: boolean;
            /** @description Cursor of the first item; null on an empty page. */
            startCursor: string | null;
            /** @description Cursor of the last item; null on an empty page. */
            endCursor: string | null;
        };
        /** @description Passkey of a person (WebAuthn), the second factor when signing in. */
        Passkey: {
            /**
             * Format: uuid
             * @description Id of the passkey (UUID).
             */
            passkey_id: string;
            /**
             * Format: uuid
             * @description Id of the person whose passkey it is (UUID).
             */
            member_id: string;
            /** @description Email address of the person. */
            email: string;
            /** @description Name that the person gave the passkey. */
            nimi: string;
            /**
             * Format: date-time
             * @description Time of creation (ISO 8601, UTC).
             */
            loodud: string;
            /**
             * Format: date-time
             * @description Time of the last confirmation (ISO 8601, UTC); null if there was none.
             */
            last_used_at: string | null;
        };
        /** @description Passkeys of people. */
        PasskeyList: {
            /** @description Lists the passkeys, oldest first: an owner sees those of everyone, others their own. */
            passkeys: components["schemas"]["Passkey"][];
        };
        /** @description What a browser needs to add a passkey. */
        PasskeyOptions: {
            /** @description Options for `navigator.credentials`, in the JSON form of WebAuthn. They can be answered once, within five minutes. */
            options: {
                [key: string]: unknown;
            };
        };
        /** @description Point of a path at which no relation between its ends follows any more. */
        PathBreak: {
            /**
             * Format: int32
             * @description Number of the first step at which no relation follows, starting at 1.
             */
            step: number;
            /** @description Id of the node between the two steps that do not compose. */
            node: string;
            /** @description Why no relation follows, as a sentence. */
            reason: string;
        };
        /** @description One hop of a path, along a link of a measure or a link between controls. */
        PathHop: {
            /**
             * Format: int32
             * @description Position in the path, from 1.
             */
            number: number;
            /** @description Node before the hop. */
            from: components["schemas"]["GraphNode"];
            /** @description Node after the hop. */
            to: components["schemas"]["GraphNode"];
            /** @description Relation of `from` to `to`. */
            relation: components["schemas"]["MappingRelation"];
            /** @description Id of the link. */
            link: string;
            /** @description The link between controls; null if the hop is along a link of a measure. */
            direct: components["schemas"]["ControlLink"] | null;
        };
        /** @description Prices by billing period, in EUR, net of VAT. */
        PeriodPrices: {
            /** @description Price for one month, prepaid. */
            kuu: number;
            /** @description Price for one year, prepaid. */
            aasta: number;
        };
        /** @description Breach of personal data: Article 33(3) of Regulation (EU) 2016/679. */
        PersonalDataBreachInput: {
            /** @description Categories of data subjects. */
            subject_categories?: string | null;
            /** @description Approximate number of data subjects. */
            subjects?: number | null;
            /** @description Categories of personal data records. */
            record_categories?: string | null;
            /** @description Approximate number of personal data records. */
            records?: number | null;
            /** @description Likely consequences of the breach. */
            consequences?: string | null;
            /** @description Measures taken or proposed to address the breach. */
            measures?: string | null;
            /** @description Data protection officer or other contact point. Default: the first contact. */
            contact?: components["schemas"]["IncidentContactInput"] | null;
            /** @description Reasons for the delay, if the notification is later than 72 hours. */
            delay_reasons?: string | null;
        };
        /**
         * @description When a requirement is to be met again.
         *
         *     - `annually`: At least once a year.
         *     - `quarterly`: At least every three months.
         *     - `regular`: Regularly; the text names no interval.
         *     - `planned_intervals`: At intervals that the entity plans.
         *     - `significant_incidents`: After significant incidents.
         *     - `significant_changes`: After significant changes to operations or risks.
         * @enum {string}
         */
        PointCadence: "annually" | "quarterly" | "regular" | "planned_intervals" | "significant_incidents" | "significant_changes";
        /**
         * @description Kind of provision.
         *
         *     - `chapter`: Chapter of an annex.
         *     - `section`: Section of a chapter.
         *     - `requirement`: Numbered requirement.
         *     - `element`: Lettered element of a requirement.
         *     - `sub_element`: Numbered part of an element.
         *     - `article`: Article.
         * @enum {string}
         */
        PointKind: "chapter" | "section" | "requirement" | "element" | "sub_element" | "article";
        /**
         * @description Words that allow a requirement to be left out with documented reasons (Implementing Regulation (EU) 2024/2690, Article 2(2)).
         *
         *     - `where_appropriate`: Where appropriate.
         *     - `where_applicable`: Where applicable.
         *     - `extent_feasible`: To the extent feasible.
         * @enum {string}
         */
        PointQualifier: "where_appropriate" | "where_applicable" | "extent_feasible";
        /**
         * @description How far held controls answer a point. It follows from the links alone and does not measure conformity.
         *
         *     - `met`: An implemented control contains everything that the point requires.
         *     - `partly`: Implemented or partial controls share content with the point or are part of it.
         *     - `open`: Links lead to the point, but from no control that is implemented or partial.
         *     - `unmapped`: No link leads to the point from the held framework, so nothing follows for it.
         * @enum {string}
         */
        PointStanding: "met" | "partly" | "open" | "unmapped";
        /** @description Price of an order if it were placed now. Nothing is stored or reserved. */
        Quote: {
            /** @description Key of the service, as listed by `services`. */
            teenus: string;
            /** @description Target country as lower-case ISO 3166-1 alpha-2 code; null if none was given. */
            riik: string | null;
            /** @description Price net of VAT, in `valuuta`, as a decimal string with two places. */
            hind_neto: string;
            /** @description VAT rate in percent, such as 24; 0 for reverse charge and export. */
            kaibemaks_protsent: number;
            /** @description VAT amount in `valuuta`, as a decimal string with two places. */
            kaibemaks: string;
            /** @description Amount payable including VAT, in `valuuta`, as a decimal string with two places. */
            hind_kokku: string;
            /** @description Currency as ISO 4217 code: `EUR`. */
            valuuta: string;
            /** @description State of the VAT number on which the rate depends. */
            kaibemaks_staatus: components["schemas"]["KaibemaksuStaatus"];
            /** @description Price per document under each licence, in EUR, net of VAT; null if there is no licence price. */
            soodushind: boolean;
            /**
             * Format: int32
             * @description Orders that remain at the licence price in the month; null if the service has no licence price.
             */
            soodustusi_jaak: number | null;
            /**
             * Format: int32
             * @description Number of documents that the order includes.
             */
            dokumendid_arv: number;
            /** @description What the order lacks for complete documents, computed from the request; nothing is stored. */
            valmidus: components["schemas"]["OrderReadiness"];
        };
        /**
         * @description How a second reading compares with the first.
         *
         *     - `same`: Same relation and strength.
         *     - `strength_differs`: Same relation, another strength.
         *     - `relation_differs`: Another relation.
         * @enum {string}
         */
        ReadingAgreement: "same" | "strength_differs" | "relation_differs";
        /**
         * @description What followed where two readings disagree.
         *
         *     - `kept`: The link kept the grade of the first reading.
         *     - `changed`: The link was changed after the readings were compared.
         * @enum {string}
         */
        ReadingDecision: "kept" | "changed";
        /** @description Content of a signed receipt. */
        Receipt: {
            /** @description Operation that the receipt records: `scoping`, `wizard_evaluate` or `mapping_delta`. */
            operation: string;
            /**
             * Format: date-time
             * @description Time at which the receipt was issued (ISO 8601, UTC).
             */
            issued_at: string;
            /**
             * Format: uri
             * @description Public URL of the service that issued the receipt.
             */
            issuer: string;
            /** @description Version of the law data from which the result was computed (`kb_<date>_<hash>`). */
            kb_versioon: string;
            /** @description SHA-256 of the input in canonical JSON, as 64 hexadecimal digits. */
            input_sha256: string;
            /** @description Arguments that determine the result, by name. */
            input: {
                [key: string]: unknown;
            };
            /** @description Result as keys and numbers, without texts. */
            result: {
                [key: string]: unknown;
            };
            /** @description Codes of the rules that led to the result, in order. */
            rules: string[];
        };
        /** @description Result of verifying a receipt. */
        ReceiptCheck: {
            /** @description Whether the signature is valid and the service issued the receipt. */
            valid: boolean;
            /** @description Content of the receipt; null if it is not valid. */
            receipt: components["schemas"]["Receipt"] | null;
        };
        /** @description One value that differs between the result in the receipt and today's result. */
        ReceiptDifference: {
            /** @description Path in the result. */
            path: string;
            /** @description `added`, `changed` or `removed`. */
            kind: string;
            /** @description Value in the receipt; null if it was absent. */
            then: unknown | null;
            /**
             * Format: date-time
             * @description Value today; null if it is absent.
             */
            now: unknown | null;
        };
        /** @description Draft of law: what it would change, who reports it, and what is not known. It is not law. */
        Reform: {
            /** @description Name, stage and dates of the draft. */
            draft: components["schemas"]["ReformNote"];
            /** @description Number of the legislative procedure; null if not known. */
            procedure: string | null;
            /** @description Member state of a bill as lower-case ISO 3166-1 alpha-2 code; null for drafts of the Union. */
            country: string | null;
            /** @description Reported changes; empty if the text of a bill was not read. */
            changes: components["schemas"]["ReformChange"][];
            /** @description What is not known of the draft. */
            unknown: string[];
            /** @description Texts that report the draft and its stage. */
            reports: components["schemas"]["ReformReport"][];
            /** @description Language of the texts in the response; `et` if the requested one is incomplete. */
            keel_kasutatud: string;
        };
        /** @description One reported change of a draft. */
        ReformChange: {
            /** @description Id of the change; its rule has the code `reform_<id>`. */
            id: string;
            /** @description The change in one sentence. */
            text: string;
            /** @description What it changes: mid_cap, special_case_sizes, new_special_case, condition (a warning), gdpr_authority_term or reported (no answer); values may be added. */
            effect: string;
            /** @description Key of the special case that it changes or adds; null for other changes. */
            special_case: string | null;
            /** @description medium if several reports agree, low if two do. */
            confidence: string;
            /** @description Texts that report the change. */
            reports: components["schemas"]["ReformReport"][];
        };
        /** @description Organisations under the law in force and under a draft. */
        ReformComparison: {
            /** @description The draft. */
            reform: components["schemas"]["ReformNote"];
            /**
             * Format: int32
             * @description Number of organisations that were compared.
             */
            organisations: number;
            /** @description Organisations whose class changes, in the order of the request. */
            movers: components["schemas"]["ReformMover"][];
            /** @description Totals under the law in force. */
            totals_before: components["schemas"]["ClassTotals"];
            /** @description Totals under the draft. */
            totals_under_draft: components["schemas"]["ClassTotals"];
            /** @description Language of the texts in the response; `et` if the requested one is incomplete. */
            keel_kasutatud: string;
        };
        /** @description Organisation whose class the draft changes. */
        ReformMover: {
            /**
             * Format: int32
             * @description Place in the request, starting at 1.
             */
            position: number;
            /** @description Reference that the request gave; null if none. */
            id: string | null;
            /** @description Class under the law in force. */
            before: components["schemas"]["Classification"];
            /** @description Class under the draft. */
            under_draft: components["schemas"]["Classification"];
            /** @description Rules of the draft that applied, in order of evaluation. */
            draft_rules: components["schemas"]["DraftRule"][];
        };
        /** @description Draft of law that an answer applies. */
        ReformNote: {
            /** @description Id of the draft. */
            id: string;
            /** @description Number or short title of the draft; never translated. */
            name: string;
            /** @description Title of the draft. */
            title: string;
            /** @description Stage: proposal, provisional_agreement or bill; values may be added. */
            stage: string;
            /** @description Name of the stage in the language of the answer. */
            stage_name: string;
            /**
             * Format: date
             * @description Day on which the draft reached the stage (YYYY-MM-DD); null if not known.
             */
            stage_date: string | null;
            /**
             * Format: date
             * @description Last day for which the stage is known (YYYY-MM-DD).
             */
            position_date: string;
            /** @description Always false. */
            is_law: boolean;
            /** @description Sentence that the answer rests on a draft and not on law. */
            notice: string;
            /** @description Reports of the draft that have an address. */
            sources: components["schemas"]["Source"][];
        };
        /** @description Organisation to compare, with the members of scoping. */
        ReformOrganisationInput: {
            /** @description Reference of your choice, returned with a mover; at most 200 characters. */
            id?: string | null;
            /**
             * Format: int32
             * @description Headcount in annual work units, as a whole number rounded down; 0 or more. For a group, the figure of the whole group.
             */
            tootajad: number;
            /** @description Key of the sector or subsector. */
            sektor?: string | null;
            /** @description Key of a special case, as listed by `scopingQuestions`; null if none applies. */
            erijuht?: string | null;
            /** @description Keys of further special cases, as listed by `scopingQuestions`. */
            erijuhud?: string[] | null;
            /** @description Whether the organisation provides public electronic communications networks or publicly available electronic communications services. */
            avalik_sidevork?: boolean | null;
            /** @description Annual turnover in million EUR, 0 or more; omitted or null if unknown. */
            kaive_meur?: number | null;
            /** @description Balance sheet total in million EUR, 0 or more; omitted or null if unknown. */
            bilanss_meur?: number | null;
            /** @description Target country as lower-case ISO 3166-1 alpha-2 code; null if none was given. */
            riik?: string | null;
            /** @description National activity code or NACE code, optionally preceded by the name of its classification. A confirmed match sets `sektor` if that is omitted; an unknown code has no effect. */
            tegevuskood?: string | null;
        };
        /** @description Text that reports a draft. */
        ReformReport: {
            /** @description Who reports it. */
            title: string;
            /**
             * Format: iri
             * @description Address; null if it has no public one.
             */
            url: string | null;
            /**
             * Format: date
             * @description Day on which it was read (YYYY-MM-DD).
             */
            read_on: string;
        };
        /** @description Drafts of law that the law data records. */
        Reforms: {
            /** @description The drafts. */
            reforms: components["schemas"]["Reform"][];
            /** @description Language of the texts in the response; `et` if the requested one is incomplete. */
            keel_kasutatud: string;
        };
        /** @description Counted requests of one day. */
        RequestDay: {
            /**
             * Format: date
             * @description Day (YYYY-MM-DD, UTC).
             */
            paev: string;
            /**
             * Format: int32
             * @description Number of counted requests.
             */
            paringuid: number;
        };
        /** @description Counted requests of the calling API key in the current month. */
        RequestUsage: {
            /** @description Calendar month (YYYY-MM, UTC). */
            kuu: string;
            /**
             * Format: int32
             * @description Number of counted requests.
             */
            paringuid: number;
            /**
             * Format: int32
             * @description Requests permitted in the month; null if the number is not limited.
             */
            limiit: number | null;
            /**
             * Format: int32
             * @description Requests that remain in the month; null if the number is not limited.
             */
            jaak: number | null;
            /**
             * Format: date-time
             * @description Time at which counting starts again: the start of the next calendar month (ISO 8601, UTC).
             */
            lahtestub: string;
        };
        /** @description Prices by risk tier, in EUR, net of VAT. */
        RiskTierPrices: {
            /** @description Price in risk tier R1, the lowest. */
            R1: number;
            /** @description Price in risk tier R2. */
            R2: number;
            /** @description Price in risk tier R3. */
            R3: number;
            /** @description Price in risk tier R4, the highest. */
            R4: number;
        };
        /**
         * @description Role of the caller, which decides the operations that are permitted.
         *
         *     - `lawyer_firm`: Law firm.
         *     - `lawyer_individual`: Individual lawyer.
         *     - `client`: Client that uses the service for itself.
         *     - `grc_platform`: Governance, risk and compliance platform.
         * @enum {string}
         */
        Roll: "lawyer_firm" | "lawyer_individual" | "client" | "grc_platform";
        /** @description New API key that replaces the calling key. */
        RotatedKey: {
            /** @description The new API key; returned only here. */
            voti: string;
            /**
             * Format: uuid
             * @description Id of the API key (UUID); it is not secret.
             */
            key_id: string;
            /** @description Last four characters of the key, to recognise it. */
            viimased4: string;
            /**
             * Format: date-time
             * @description Time until which the calling key is accepted (ISO 8601, UTC); null if it was blocked at once.
             */
            vana_kehtib_kuni: string | null;
        };
        /** @description What a draft changes for the organisation. */
        ScopingChange: {
            /** @description Class under the law in force. */
            before: components["schemas"]["Classification"];
            /** @description Class under the draft. */
            under_draft: components["schemas"]["Classification"];
            /** @description Whether the class changes. */
            moves: boolean;
            /** @description Rules of the draft that applied, in order of evaluation. */
            draft_rules: components["schemas"]["DraftRule"][];
        };
        /** @description Smallest change of one figure that leads to another class. */
        ScopingCounterfactual: {
            /** @description Condition on one figure, such as `tootajad >= 50`. */
            tingimus: string;
            /** @description Class that results if the condition is met. */
            klassifikatsioon: components["schemas"]["Classification"];
            /** @description The change and its result, as a sentence. */
            tekst: string;
            /** @description Positions in `sources` of the answer, starting at 0; empty if the sentence states no law. */
            allikad: number[];
        };
        /** @description Question whose answer is an argument of `scoping`. */
        ScopingQuestion: {
            /** @description Name of the argument of `scoping` that takes the answer. */
            voti: string;
            /** @description The question in the requested language. */
            tekst: string;
            /** @description Explanation of the question. */
            abi: string;
            /** @description Type of the answer: `integer`, `number`, `boolean` or `string`; `sektor`, `erijuht` or `riik` for a key of that list. */
            tyyp: string;
            /** @description Whether an answer is required. */
            kohustuslik: boolean;
            /** @description Permitted range of the answer; null if there is none. */
            vahemik: components["schemas"]["NumberRange"] | null;
        };
        /** @description Questions of the applicability assessment, and the keys that are accepted as answers. */
        ScopingQuestions: {
            /** @description Questions, in order. */
            kysimused: components["schemas"]["ScopingQuestion"][];
            /** @description Sectors of both annexes. */
            sektorid: components["schemas"]["Sector"][];
            /** @description Special cases, strictest first. */
            erijuhud: components["schemas"]["SpecialCase"][];
            /** @description Member states served, with their status. */
            riigid: components["schemas"]["ServedCountry"][];
            /** @description Types of entity that the act of `riik` adds; empty without `riik`. */
            riigi_liigid: components["schemas"]["NationalEntityType"][];
            /** @description Language of the texts in the response; `et` if the requested one is incomplete. */
            keel_kasutatud: string;
            /** @description Legal sources of the answer. */
            sources: components["schemas"]["Source"][];
        };
        /** @description Class of the organisation under the Directive, with reasons, warnings and national law. */
        ScopingResult: {
            /** @description Class under the Directive. */
            klassifikatsioon: components["schemas"]["Classification"];
            /** @description Size class under Recommendation 2003/361/EC. */
            suurus: components["schemas"]["SizeClass"];
            /** @description Key of the sector that was used; null if there was none. */
            sektor: string | null;
            /** @description Annex that lists the sector; null if none applies. */
            annex: components["schemas"]["Annex"] | null;
            /** @description Reasons for the class, as sentences. */
            pohjendused: string[];
            /** @description What the answer does not take into account, as sentences. */
            hoiatused: string[];
            /** @description Basis of each sentence of `pohjendused`, in the same order. */
            pohjenduste_alused: components["schemas"]["StatementBasis"][];
            /** @description Basis of each sentence of `hoiatused`, in the same order. */
            hoiatuste_alused: components["schemas"]["StatementBasis"][];
            /** @description National category, term and provision for the class; null if none is confirmed, so that the Directive applies alone. */
            riigi_overlay: components["schemas"]["NationalOverlay"] | null;
            /** @description Result under the national act's own size limits and rules; null if they are not coded. */
            riigi_tulemus: components["schemas"]["NationalResult"] | null;
            /** @description The class in one sentence; under the national act if its rules were computed. Null if there is none. */
            kokkuvote: string | null;
            /** @description Provisions of the national act that prevent a class under it from being given. */
            riigi_lahtine: components["schemas"]["NationalQuestion"][];
            /** @description Note on the national act: its term and provision, or why the country is pending; null if there is none. */
            riigi_markus: string | null;
            /** @description Positions in `sources` on which `riigi_markus` is based, starting at 0. */
            riigi_markus_allikad: number[];
            /** @description Sector confirmed by the activity code; null if no code was given or it does not confirm exactly one sector. */
            kood_vaste: components["schemas"]["ActivityCodeMatch"] | null;
            /** @description Sectors that the activity code may belong to; they were not used. */
            kood_vihjed: components["schemas"]["ActivityCodeHint"][];
            /** @description Rules that applied, in order of evaluation. */
            jalg: components["schemas"]["ScopingTraceStep"][];
            /** @description Changes of single figures that would lead to another class, nearest first. */
            vastupidine: components["schemas"]["ScopingCounterfactual"][];
            /** @description Circumstances besides the class: `registreerimiskohustus` (registration duty only), `teises_riigis` (another member state may have jurisdiction), `lex_specialis_dora` (DORA applies instead), `tuvastamine_voimalik` (a member state may identify the entity). More values may be added. */
            olukord: string[];
            /** @description Whether the national act is covered; null without a member state. REST includes it only if it is `pending`. */
            transposition_status?: components["schemas"]["TranspositionStatus"];
            /** @description Explains why the country is pending; null if its act is covered. REST omits null. */
            transposition_note?: string;
            /** @description Language of the texts in the response; `et` if the requested one is incomplete. */
            keel_kasutatud: string;
            /** @description Which linked enterprise would change the class, as a sentence; null if none would or if it was not requested. */
            kontserni_vihje?: string;
            /** @description Signed receipt of the answer (JWS, compact form), including the input; null unless requested. The service does not store it. */
            receipt?: string;
            /** @description Legal sources of the answer. */
            sources: components["schemas"]["Source"][];
            /** @description Draft that the answer applies; null under the law in force. */
            reform?: components["schemas"]["ReformNote"];
            /** @description What the draft changes; null under the law in force. */
            reform_change?: components["schemas"]["ScopingChange"];
        };
        /** @description Rule that applied, in order of evaluation. */
        ScopingTraceStep: {
            /** @description Stable code of the rule. */
            reegel: string;
            /** @description Provisions on which the rule is based. */
            artikkel: string;
            /** @description What the rule states, as a sentence. */
            tekst: string;
        };
        /**
         * @description What a session needs before it can be used.
         *
         *     - `not_used`: The person has no passkey, and needs none.
         *     - `add`: The person has to add a passkey first; nothing else is possible.
         *     - `confirm`: The person has to confirm a passkey first; nothing else is possible.
         *     - `confirmed`: A passkey is confirmed. Sensitive changes ask for a confirmation of the last ten minutes.
         * @enum {string}
         */
        SecondFactor: "not_used" | "add" | "confirm" | "confirmed";
        /** @description What a browser needs to confirm a passkey. */
        SecondFactorOptions: {
            /** @description Options for `navigator.credentials`, in the JSON form of WebAuthn. They can be answered once, within five minutes. */
            options: {
                [key: string]: unknown;
            };
        };
        /** @description Independent second reading of a link. */
        SecondReading: {
            /** @description Role of the reader. */
            by: string;
            /**
             * Format: date
             * @description Date of the reading.
             */
            on: string;
            /** @description Whether the second reading gave the same relation and a strength within two points. */
            agrees: boolean;
            /** @description How the reading compares with the first. */
            agreement: components["schemas"]["ReadingAgreement"];
            /**
             * Format: int32
             * @description Points of strength between the two readings.
             */
            points: number;
            /** @description Relation that the second reader gave. */
            relation: components["schemas"]["MappingRelation"];
            /**
             * Format: int32
             * @description Strength that the second reader gave, 0 to 10.
             */
            strength: number;
            /** @description Relation of the first reading. */
            first_relation: components["schemas"]["MappingRelation"];
            /**
             * Format: int32
             * @description Strength of the first reading, 0 to 10.
             */
            first_strength: number;
            /** @description Null if the readings agree. */
            decision: components["schemas"]["ReadingDecision"] | null;
            /** @description Reason of the decision, in English; null if the readings agree. */
            reason: string | null;
        };
        /** @description Sector of Annex I or II. */
        Sector: {
            /** @description Key of the sector, accepted by `sektor`. */
            voti: string;
            /** @description Name in the requested language. */
            nimetus: string;
            /** @description Annex of the Directive that lists the sector. */
            annex: components["schemas"]["Annex"];
            /** @description Point of the annex, such as `1(a)`. */
            punkt: string;
            /** @description Types of entity that the annex lists. */
            uksuse_liigid: components["schemas"]["EntityType"][];
            /** @description Subsectors; empty if the annex lists none for the sector. */
            alamsektorid: components["schemas"]["Subsector"][];
        };
        /** @description Member state served, and whether its national act is covered. */
        ServedCountry: {
            /** @description Member state as lower-case ISO 3166-1 alpha-2 code. */
            riik: string;
            /** @description Whether the national act is covered. */
            staatus: components["schemas"]["TranspositionStatus"];
        };
        /** @description Service that can be ordered, with its prices. */
        Service: {
            /** @description Key of the service, accepted by `teenus`. */
            voti: string;
            /** @description Name in the requested language. */
            nimetus: string;
            /** @description Description in the requested language. */
            kirjeldus: string;
            /** @description Price in EUR, net of VAT; the lowest one if it depends on risk tier or period. */
            hind_eur: number;
            /** @description Lowest price in EUR, net of VAT. */
            hind_min_eur: number;
            /** @description Highest price in EUR, net of VAT. */
            hind_max_eur: number;
            /** @description Prices by risk tier; null if the price does not depend on it. */
            tasemed: components["schemas"]["RiskTierPrices"] | null;
            /** @description `kuu` if `hind_eur` is a price per month; null if the service is paid once. */
            periood: string | null;
            /** @description Prices by billing period; null if the service is paid once. */
            perioodid: components["schemas"]["PeriodPrices"] | null;
            /** @description Price per document under each licence, in EUR, net of VAT; null if there is no licence price. */
            soodushind: components["schemas"]["LicenceFigures"] | null;
            /** @description Documents at the licence price per calendar month (UTC), all document types together. */
            kvoot: components["schemas"]["LicenceFigures"] | null;
            /**
             * Format: int32
             * @description Number of documents that one order of the service includes.
             */
            dokumente: number;
            /** @description Ids of the drafts of law of which `payload.reform` names one; absent if the service concerns no draft. */
            eelnoud?: string[];
        };
        /** @description Catalogue of services and licences. */
        Services: {
            /** @description Services of the catalogue. */
            teenused: components["schemas"]["Service"][];
            /** @description Services beyond the published price list, in the form of `teenused`; ordered in the same way. */
            lisateenused: components["schemas"]["Service"][];
            /** @description API licences that can be ordered. */
            litsentsid: components["schemas"]["Licence"][];
            /** @description Currency as ISO 4217 code: `EUR`. */
            valuuta: string;
            /** @description True: all prices are net of VAT. */
            kaibemaksuta: boolean;
            /** @description JSON Schema of the argument `payload`: the facts used in documents. */
            payload_skeem: {
                [key: string]: unknown;
            };
            /** @description Language of the texts in the response; `et` if the requested one is incomplete. */
            keel_kasutatud: string;
        };
        /** @description Whether the calling browser is signed in. */
        SessionState: {
            /** @description Session of this browser; null without one. */
            session: components["schemas"]["SignedIn"] | null;
        };
        /** @description Session of the calling browser, and what it acts for. */
        SignedIn: {
            /**
             * Format: uuid
             * @description Id of the session (UUID).
             */
            session_id: string;
            /** @description Person who is signed in. */
            member: components["schemas"]["Member"];
            /** @description Name of the organisation. */
            nimi: string;
            /** @description Role of the organisation. */
            roll: components["schemas"]["Roll"];
            /** @description Environment in which the session acts: sandbox until the first payment. */
            keskkond: components["schemas"]["VotmeKeskkond"];
            /**
             * Format: date-time
             * @description End of the session unless it is used before (ISO 8601, UTC).
             */
            kehtib_kuni: string;
            /** @description Second factor of the session. */
            second_factor: components["schemas"]["SecondFactor"];
        };
        /** @description Comparison of one fact with its limit. */
        SignificanceComparison: {
            /** @description Argument that was compared. */
            input: string;
            /** @description Value of the argument. */
            value: number;
            /** @description Comparison that fulfils the criterion: `>`, `<`, `>=` or `<=`. */
            operator: string;
            /** @description The limit; computed from a share if that is smaller. */
            limit: number;
            /** @description Unit of value and limit. */
            unit: string;
        };
        /** @description Criterion of the Implementing Regulation. */
        SignificanceCriterion: {
            /** @description Number of the criterion, such as `7.b` for Article 7, point (b). */
            id: string;
            /** @description What the criterion requires, as a sentence. */
            text: string;
            /** @description Stable code of the statement, accepted by `rule`. */
            code: string;
            /** @description Outcome of the criterion. */
            outcome: components["schemas"]["CriterionOutcome"];
            /** @description Comparisons of facts with limits. */
            comparisons: components["schemas"]["SignificanceComparison"][];
            /** @description Arguments that would decide this criterion. */
            missing: string[];
            /** @description Provision of the criterion. */
            source: components["schemas"]["Source"];
        };
        /**
         * @description Type of entity of Implementing Regulation (EU) 2024/2690.
         *
         *     - `dns_service_provider`: DNS service provider.
         *     - `tld_name_registry`: TLD name registry.
         *     - `cloud_computing`: Cloud computing service provider.
         *     - `data_centre`: Data centre service provider.
         *     - `content_delivery_network`: Content delivery network provider.
         *     - `managed_service_provider`: Managed service provider.
         *     - `managed_security_service_provider`: Managed security service provider.
         *     - `online_marketplace`: Provider of an online marketplace.
         *     - `online_search_engine`: Provider of an online search engine.
         *     - `social_networking_platform`: Provider of a social networking services platform.
         *     - `trust_service_provider`: Trust service provider.
         *     - `other`: Any other type, to which the Regulation does not apply.
         * @enum {string}
         */
        SignificanceEntityType: "dns_service_provider" | "tld_name_registry" | "cloud_computing" | "data_centre" | "content_delivery_network" | "managed_service_provider" | "managed_security_service_provider" | "online_marketplace" | "online_search_engine" | "social_networking_platform" | "trust_service_provider" | "other";
        /** @description Answer to a request for a sign-in link, the same for known and unknown addresses. */
        SignInRequest: {
            /**
             * Format: int32
             * @description Minutes for which a link is valid.
             */
            valid_minutes: number;
        };
        /** @description New account with its sandbox key and the payment link of its licence. */
        SignupResult: {
            /** @description State of the account: `ootel_makset` until payment. */
            staatus: components["schemas"]["KontoStaatus"];
            /** @description Licence ordered. */
            litsents: components["schemas"]["Litsents"];
            /** @description Sandbox API key; returned only here. */
            sandbox_voti: string;
            /** @description Code that collects the live key once after the payment; returned only here. */
            votmekood: string;
            /** @description Id of the licence order. */
            order_id: string;
            /**
             * Format: uri
             * @description URL of the hosted payment page; payment activates the live key.
             */
            makselink: string;
            /**
             * Format: int32
             * @description Price of the licence per month in EUR, net of VAT.
             */
            hind_eur: number;
            /**
             * Format: uri
             * @description URL of the documentation.
             */
            dokumentatsioon: string;
            /** @description What happens next, as a sentence. */
            note: string;
        };
        /**
         * @description Size class under Recommendation 2003/361/EC.
         *
         *     - `mikro`: Fewer than 10 persons, and turnover or balance sheet total up to 2 million EUR.
         *     - `vaike`: Fewer than 50 persons, and turnover or balance sheet total up to 10 million EUR; not micro.
         *     - `keskmine`: Fewer than 250 persons, and turnover up to 50 or balance sheet total up to 43 million EUR; not small.
         *     - `suur`: Above the limits of a medium enterprise.
         * @enum {string}
         */
        SizeClass: "mikro" | "vaike" | "keskmine" | "suur";
        /** @description Act, provision and version of the law data on which a statement is based. */
        Source: {
            /** @description Name of the act. */
            seadus: string;
            /** @description Article, paragraph or point of the act. */
            paragrahv: string;
            /**
             * Format: iri
             * @description URL of the act.
             */
            url: string;
            /**
             * Format: date
             * @description Date of the text that was read (YYYY-MM-DD).
             */
            seisukuupaev: string;
            /** @description Version of the law data that contains the statement (`kb_<date>_<hash>`). */
            kb_versioon: string;
            /**
             * Format: date
             * @description Day on which the text was read (YYYY-MM-DD); null if it was not.
             */
            loetud?: string;
            /** @description `high`: the official text was read; `medium`: an extract was read, or the place within the page was not opened; `low`: not read; `secondary`: known from other texts. Null if not stated. */
            kindlus?: string;
            /**
             * Format: uri
             * @description European Legislation Identifier; null if the act has none.
             */
            eli?: string;
            /** @description CELEX number of an act of the Union; null for other acts. */
            celex?: string;
            /** @description Identifier of the publisher, such as the number in a national gazette; null if there is none. */
            tunnus?: string;
        };
        /** @description Case in which the Directive or a national act decides the class by other criteria than size. */
        SpecialCase: {
            /** @description Key of the special case, accepted by `erijuht`. */
            voti: string;
            /** @description Name in the requested language. */
            nimetus: string;
            /** @description Provisions on which the case is based. */
            viide: string;
            /** @description Whether the special case has an effect only together with a sector. */
            vajab_sektorit: boolean;
        };
        /** @description Basis of the sentence at the same position of the list beside it. */
        StatementBasis: {
            /** @description Stable code of the statement, accepted by `rule`. */
            kood: string;
            /** @description Positions in `sources` of the answer, starting at 0; empty if the sentence states no law. */
            allikad: number[];
        };
        /** @description State of the service and its components. */
        StatusReport: {
            /** @description `operational` (all components work), `degraded` (a component other than API and database is down) or `outage` (API or database is down). */
            overall: string;
            /**
             * Format: date-time
             * @description Time of the check (ISO 8601, UTC).
             */
            timestamp: string;
            /** @description State of each component. */
            teenused: components["schemas"]["ComponentStatuses"];
        };
        /** @description Subsector of a sector of Annex I or II. */
        Subsector: {
            /** @description Key of the subsector, accepted by `sektor`. */
            voti: string;
            /** @description Name in the requested language. */
            nimetus: string;
            /** @description Annex of the Directive that lists the sector. */
            annex: components["schemas"]["Annex"];
            /** @description Point of the annex, such as `1(a)`. */
            punkt: string;
            /** @description Types of entity that the annex lists. */
            uksuse_liigid: components["schemas"]["EntityType"][];
        };
        /**
         * @description State of an order; more detailed than its payment and document status.
         *
         *     - `makse_ootel`: Placed, not paid.
         *     - `makse_aegunud`: Not paid within 14 days. A later payment revives the order.
         *     - `tyhistatud`: Cancelled before payment.
         *     - `makstud`: Payment confirmed.
         *     - `genereerimisel`: The documents are being generated.
         *     - `viibib`: Paid more than 15 minutes ago, and the documents are not ready.
         *     - `ebaonnestunud`: The documents could not be generated; an operator is informed.
         *     - `vabastatud`: The documents can be downloaded.
         *     - `tagastatud`: The payment was refunded.
         * @enum {string}
         */
        TellimuseOlek: "makse_ootel" | "makse_aegunud" | "tyhistatud" | "makstud" | "genereerimisel" | "viibib" | "ebaonnestunud" | "vabastatud" | "tagastatud";
        /** @description Test clock of a sandbox key, with its own orders, licence and month. */
        TestClock: {
            /** @description Whether the sandbox key has a test clock. */
            running: boolean;
            /**
             * Format: date-time
             * @description Time on the test clock (ISO 8601, UTC); the present while it is not running.
             */
            now: string;
            /**
             * Format: date-time
             * @description Time at which the test clock was started (ISO 8601, UTC); null while it is not running.
             */
            started_at: string | null;
            /**
             * Format: int32
             * @description Number of orders on the test clock.
             */
            orders: number;
            /**
             * Format: int32
             * @description Requests counted in the month of the test clock.
             */
            requests: number;
            /**
             * Format: date-time
             * @description End of the period of the licence on the test clock (ISO 8601, UTC); null while it is not running.
             */
            licence_until: string | null;
            /** @description Events that this call caused, oldest first; empty when the state is read. */
            events: components["schemas"]["TestEvent"][];
        };
        /**
         * @description Moment up to which a test clock is advanced.
         *
         *     - `month_end`: First second of the next calendar month (UTC).
         *     - `licence_end`: End of the period of the licence.
         * @enum {string}
         */
        TestClockTarget: "month_end" | "licence_end";
        /** @description Event on a test clock; the id is the same on every channel. */
        TestEvent: {
            /**
             * Format: uuid
             * @description Id of the event, the same in subscriptions and webhooks.
             */
            event_id: string;
            /** @description Type of the event, as in webhooks. */
            type: string;
            /**
             * Format: date-time
             * @description Time on the test clock at which it happened (ISO 8601, UTC).
             */
            at: string;
            /** @description Order that the event is about; null if there is none. */
            order_id: string | null;
            /** @description Body of the webhook of the event. */
            body: {
                [key: string]: unknown;
            };
        };
        /** @description Events on a test clock. */
        TestEventList: {
            /** @description Events, oldest first. */
            events: components["schemas"]["TestEvent"][];
            /** @description Whether further events follow the last one. */
            has_more: boolean;
        };
        /**
         * @description What happens when the period of the licence on a test clock ends.
         *
         *     - `charged`: The subscription is charged, the licence continues.
         *     - `declined`: The charge is declined: `licence.expiring`, and `licence.lapsed` after the grace period.
         *     - `none`: There is no subscription: `licence.expiring` a week before the end, and `licence.lapsed` after the grace period.
         * @enum {string}
         */
        TestRenewal: "charged" | "declined" | "none";
        /**
         * @description Whether this service covers the national act of a member state. It does not describe the state of the law.
         *
         *     - `transposed`: The national act is covered.
         *     - `pending`: The national act is not covered; the Directive's own rules are applied. This is not an error.
         * @enum {string}
         */
        TranspositionStatus: "transposed" | "pending";
        /** @description Document that this service issued. */
        VerifiedDocument: {
            /** @description Number of the document. */
            number: string;
            /**
             * Format: date
             * @description Date of the document (YYYY-MM-DD).
             */
            kuupaev: string;
            /** @description Files of the document, by format. */
            failid: components["schemas"]["VerifiedFile"][];
        };
        /** @description File of a verified document. */
        VerifiedFile: {
            /** @description Format of the file. */
            vorming: components["schemas"]["DokumendiVorming"];
            /** @description SHA-256 of the file, 64 lower-case hexadecimal digits. */
            sha256: string;
        };
        /**
         * @description Environment of an API key.
         *
         *     - `live`: Real payments and documents.
         *     - `sandbox`: Sample data only: no payments, no documents.
         * @enum {string}
         */
        VotmeKeskkond: "live" | "sandbox";
        /**
         * @description State of an API key.
         *
         *     - `kehtiv`: Accepted.
         *     - `lopeb`: Rotated; accepted until `kehtib_kuni`.
         *     - `loppenud`: Rotated, and the grace period is over.
         *     - `blokeeritud`: Blocked; requests get 401.
         * @enum {string}
         */
        VotmeStaatus: "kehtiv" | "lopeb" | "loppenud" | "blokeeritud";
        /** @description One attempt to deliver an event. */
        WebhookAttempt: {
            /**
             * Format: date-time
             * @description Start of the attempt (ISO 8601, UTC).
             */
            aeg: string;
            /**
             * Format: int32
             * @description Duration in milliseconds; null while the attempt is running or if it was interrupted.
             */
            kestus_ms: number | null;
            /**
             * Format: int32
             * @description HTTP status of the response; null if there was none.
             */
            http_staatus: number | null;
            /** @description Error code, such as `timeout`, `status` or `private_address`; null if there was none. */
            viga: string | null;
        };
        /** @description Delivery of one event to one endpoint. */
        WebhookDelivery: {
            /**
             * Format: uuid
             * @description Id of the event, sent as the header `webhook-id`.
             */
            event_id: string;
            /** @description Type of the event, such as `order.released`. */
            type: string;
            /**
             * Format: date-time
             * @description Time of the event (ISO 8601, UTC).
             */
            at: string;
            /**
             * Format: int32
             * @description Number of attempts since the event was last replayed.
             */
            katseid: number;
            /**
             * Format: date-time
             * @description Time of the latest attempt (ISO 8601, UTC); null if there was none.
             */
            viimane_katse: string | null;
            /**
             * Format: date-time
             * @description Time of the next attempt (ISO 8601, UTC); null if the delivery has succeeded or was given up.
             */
            jargmine_katse: string | null;
            /**
             * Format: int32
             * @description HTTP status of the latest response; null if there was none.
             */
            http_staatus: number | null;
            /** @description Error code, such as `timeout`, `status` or `private_address`; null if there was none. */
            viga: string | null;
            /**
             * Format: date-time
             * @description Time of successful delivery (ISO 8601, UTC); null if not delivered.
             */
            kohale_toimetatud: string | null;
            /**
             * Format: date-time
             * @description Time at which delivery was given up (ISO 8601, UTC); null if it was not.
             */
            loobutud: string | null;
            /** @description Latest 30 attempts, oldest first, including those before a replay. */
            katsed: components["schemas"]["WebhookAttempt"][];
        };
        /** @description Page of deliveries. */
        WebhookDeliveryList: {
            /** @description Deliveries, newest first. */
            saadetised: components["schemas"]["WebhookDelivery"][];
        };
        /** @description Address that receives events. */
        WebhookEndpoint: {
            /**
             * Format: uuid
             * @description Id of the webhook endpoint (UUID).
             */
            webhook_id: string;
            /**
             * Format: iri
             * @description Address that receives events.
             */
            url: string;
            /** @description Event types that the endpoint receives; null for all. */
            tyybid: string[] | null;
            /**
             * Format: date-time
             * @description Time of creation (ISO 8601, UTC).
             */
            loodud: string;
        };
        /** @description All webhook endpoints of the organisation. */
        WebhookEndpointList: {
            /** @description Webhook endpoints, oldest first. */
            webhookid: components["schemas"]["WebhookEndpoint"][];
        };
        /** @description Event that is delivered again. */
        WebhookReplay: {
            /**
             * Format: uuid
             * @description Id of the event, the same in subscriptions and webhooks.
             */
            event_id: string;
        };
        /** @description Webhook endpoint with its signing secret. */
        WebhookSecret: {
            /** @description The endpoint. */
            webhook: components["schemas"]["WebhookEndpoint"];
            /** @description Signing secret (Standard Webhooks); returned only here. */
            saladus: string;
        };
        /** @description Comparison of a receipt with today's answer to the same input. */
        WhatChanged: {
            /** @description Whether today's law gives another result, or the same result by other rules. */
            changed: boolean;
            /** @description Version of the law data in the receipt (`kb_<date>_<hash>`). */
            kb_then: string;
            /** @description Present version of the law data (`kb_<date>_<hash>`). */
            kb_now: string;
            /** @description Content of the receipt. */
            receipt: components["schemas"]["Receipt"];
            /**
             * Format: date-time
             * @description Today's result for the same input.
             */
            now: {
                [key: string]: unknown;
            };
            /** @description Values that differ, by path in the result. */
            differences: components["schemas"]["ReceiptDifference"][];
            /** @description Codes of rules that apply today and are not in the receipt. */
            rules_added: string[];
            /** @description Codes of rules that are in the receipt and do not apply today. */
            rules_removed: string[];
            /** @description Recorded changes between the two versions that concern Union law or the country of the input. */
            law_changes: components["schemas"]["KnowledgeChange"][];
        };
    };
    responses: {
        /** @description The answer that the client holds (If-None-Match) is still current; no body. */
        NotModified: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The API key is missing, unknown or blocked. */
        Unauthorized: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The role of the API key does not permit this operation. */
        ForbiddenRole: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The requested item does not exist, or belongs to another organisation. */
        NotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The idempotency_key was used before with other content. */
        IdempotencyConflict: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The request did not arrive in time. */
        RequestTimeout: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is larger than 256 KiB. */
        BodyTooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body or the parameters are invalid; details lists every error. */
        ValidationFailed: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Too many requests, or the monthly quota is used up. */
        RateLimited: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                Link: components["headers"]["Link"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Unexpected server error. */
        InternalError: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A dependency of the service is temporarily unavailable. */
        UpstreamUnavailable: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                Link: components["headers"]["Link"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: {
        /** @description Id of this request. */
        "X-Request-Id": string;
        /** @description Requests permitted in any 60 seconds. */
        "X-RateLimit-Limit": number;
        /** @description Requests that remain of them. */
        "X-RateLimit-Remaining": number;
        /** @description Unix time in seconds at which the full allowance is available again. */
        "X-RateLimit-Reset": number;
        /** @description Quotas in the format of the IETF draft on rate-limit headers. */
        "RateLimit-Policy": string;
        /** @description Seconds to wait before the request is repeated. */
        "Retry-After": number;
        /** @description Origin of the page, if the operator permits it, or `*` for public files; absent otherwise. */
        "Access-Control-Allow-Origin": string;
        /** @description rel="help": section of the error reference about this error. */
        Link: string;
        /** @description Weak entity tag: version of the law data and a digest of the answer without request_id. Send it as If-None-Match. */
        ETag: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    lawBundle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Version of the law data. */
                version: string;
                /** @description Name with the language. */
                file: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bundle or the delta. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description JSON Web Signature of version, language, link and SHA-256 of law. */
                        signed: string;
                        /** @description Law data and texts. */
                        law?: {
                            [key: string]: unknown;
                        };
                        /**
                         * Format: int32
                         * @description Format of the delta.
                         */
                        format?: number;
                        /** @description Version from whose bundle the delta starts. */
                        from?: string;
                        /** @description SHA-256 of law of that bundle. */
                        fromSha256?: string;
                        /** @description New text, or start and length of a part of the old text, in order. */
                        parts?: (string | number[])[];
                    };
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    lawIndex: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The versions, oldest first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: int32
                         * @description Format of the bundles.
                         */
                        format: number;
                        /**
                         * Format: int32
                         * @description Format of the deltas, part of their names.
                         */
                        deltaFormat: number;
                        /** @description Whether the offline package opens the bundles only with a licence token. */
                        needsLicence: boolean;
                        /** @description Version in force. */
                        latest: string;
                        /** @description Oldest first. */
                        versions: {
                            /** @description Version of the law data. */
                            version: string;
                            /**
                             * Format: date
                             * @description Date of the release, YYYY-MM-DD.
                             */
                            released: string;
                            /** @description SHA-256 of the law data, hexadecimal; the version ends with its start. */
                            lawHash: string;
                            /** @description Link of the version before; null for the first. */
                            previous: string | null;
                            /** @description SHA-256 of version, lawHash and previous, each followed by a line feed. */
                            link: string;
                            /** @description Older versions from which there is a delta in every language. */
                            deltasFrom: string[];
                        }[];
                    };
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    lawLatest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The statement. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Version in force. */
                        version: string;
                        /**
                         * Format: date
                         * @description Date of the release, YYYY-MM-DD.
                         */
                        released: string;
                        /** @description JSON Web Signature of issuer, issuedAt, version and link. */
                        signed: string;
                    };
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    lawLicence: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The token. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description JSON Web Signature of issuer, holder, issuedAt and expiresAt. */
                        licence: string;
                        /**
                         * Format: date-time
                         * @description When the token expires.
                         */
                        expires: string;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenRole"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    auditLog: {
        parameters: {
            query?: {
                /** @description Maximum number of items, 1 to 100. */
                limit?: number;
                /** @description Cursor of the next page: `meta.jargmine_kursor` of the previous response; omit it for the first page. */
                kursor?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lists who changed API keys, billing details, webhooks and orders, and when. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AuditLog"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    organisationExport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Returns all stored data of the organisation, without secrets. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OrganisationExport"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    letterhead: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Letterhead of the account; sandbox keys have none. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Letterhead"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenRole"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    setLetterhead: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description Name in place of that of the service, at most 200 characters. Omitted or null keeps the stored value; an empty string clears it. */
                    nimi?: string | null;
                    /** @description PNG or SVG file in Base64, at most 131072 bytes and 4 million pixels. An SVG file may contain only shapes: no scripts, text, pictures, animations or external references. The service redraws the logo on white. Omitted or null keeps the stored one; an empty string removes it. */
                    logo?: string | null;
                    /** @description Colour of headings as #rrggbb, with a contrast to white of at least 4.5. Omitted or null keeps the stored value; an empty string clears it. */
                    pohivarv?: string | null;
                    /** @description Colour of small titles as #rrggbb, with a contrast to white of at least 3. Omitted or null keeps the stored value; an empty string clears it. */
                    rohuvarv?: string | null;
                };
            };
        };
        responses: {
            /** @description Sets the letterhead of documents that are made from now on; sandbox keys store nothing. At most 10 a minute of one key. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Letterhead"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenRole"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["BodyTooLarge"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    setBillingDetails: {
        parameters: {
            query?: {
                /** @description Language of the warnings as a two-letter code. Default: `et`. */
                keel?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description VAT number, at most 20 characters. Omitted or null keeps the stored value; an empty string clears it. */
                    kmkr?: string | null;
                    /** @description Billing country as ISO 3166-1 alpha-2 code. Omitted or null keeps the stored value; an empty string clears it. */
                    arveldus_riik?: string | null;
                    /** @description Billing address, at most 300 characters. Omitted or null keeps the stored value; an empty string clears it. */
                    arveldus_aadress?: string | null;
                    /** @description Company registration code, at most 50 characters. Omitted or null keeps the stored value; an empty string clears it. */
                    reg_kood?: string | null;
                    /** @description Language of the warnings as a two-letter code. Default: `et`. */
                    keel?: string | null;
                };
            };
        };
        responses: {
            /** @description Updates billing and VAT details. An omitted or null field keeps its value; an empty string clears it. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BillingDetails"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["BodyTooLarge"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    billingSummary: {
        parameters: {
            query?: {
                /** @description Maximum number of orders, and of invoices, 1 to 100. */
                limit?: number;
                /** @description Cursor of the next page of orders: `meta.jargmine_kursor` of the previous response; omit it for the first page. */
                kursor?: string | null;
                /** @description Cursor of the next page of invoices: `meta.jargmine_arvete_kursor` of the previous response. */
                arvete_kursor?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Returns orders, invoices, licence, and usage of the monthly allowances. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BillingSummary"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    caseFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description Facts of the case by the member names of `payload`, and `riik`. They count before those of receipts and of the file; lists are taken whole. */
                    andmed?: {
                        [key: string]: unknown;
                    } | null;
                    /** @description Case file to continue, as returned earlier. */
                    toimik?: {
                        [key: string]: unknown;
                    } | null;
                    /** @description Signed receipts of scoping or of the gap assessment whose inputs are taken as facts; at most 4. */
                    kviitungid?: string[] | null;
                };
            };
        };
        responses: {
            /** @description Makes a case file: the facts of one organisation in normal form, signed. Nothing is stored; `quote` and `createOrder` accept the file in `payload.toimik`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CaseFile"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["BodyTooLarge"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    changelog: {
        parameters: {
            query?: {
                /** @description Returns changes from this day on (YYYY-MM-DD). */
                alates?: string | null;
                /** @description Returns changes of this country's law, and changes that concern all countries (ISO 3166-1 alpha-2, any case). */
                riik?: string | null;
                /** @description Maximum number of items, 1 to 100. */
                limit?: number;
                /** @description Cursor of the next page: `meta.jargmine_kursor` of the previous response; omit it for the first page. */
                kursor?: string | null;
                /** @description Language of the texts as a two-letter code. Default: `et`; an unknown code falls back to `et` with a warning. */
                keel?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lists recorded changes of the law data, newest first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Changelog"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    kbDiff: {
        parameters: {
            query: {
                /** @description Older version of the law data (`kb_<date>_<hash>`). */
                from: string;
                /** @description Version to compare with (`kb_<date>_<hash>`). Default: the present version. */
                to?: string | null;
                /** @description Maximum number of items, 1 to 100. */
                limit?: number;
                /** @description Cursor of the next page: `meta.jargmine_kursor` of the previous response; omit it for the first page. */
                kursor?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lists what differs between two versions of the law data. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["KnowledgeDiff"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    changelogFeed: {
        parameters: {
            query?: {
                /** @description Returns changes from this day on (YYYY-MM-DD). */
                alates?: string;
                /** @description Returns changes of this country's law, and changes that concern all countries (ISO 3166-1 alpha-2, any case). */
                riik?: string;
                /** @description Language of the texts as a two-letter code. Default: `et`; an unknown code falls back to `et` with a warning. */
                keel?: string;
                /** @description Maximum number of items, 1 to 100. */
                limit?: number;
                /** @description Cursor of the next page: `meta.jargmine_kursor` of the previous response; omit it for the first page. */
                kursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The feed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/feed+json": string;
                };
            };
            304: components["responses"]["NotModified"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    linkReviews: {
        parameters: {
            query?: {
                /** @description 1 to 100. */
                first?: number;
                /** @description Last id of the previous page. */
                after?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Decided reports of links, newest decision first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LinkReviewList"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    changelogRss: {
        parameters: {
            query?: {
                /** @description Returns changes from this day on (YYYY-MM-DD). */
                alates?: string;
                /** @description Returns changes of this country's law, and changes that concern all countries (ISO 3166-1 alpha-2, any case). */
                riik?: string;
                /** @description Language of the texts as a two-letter code. Default: `et`; an unknown code falls back to `et` with a warning. */
                keel?: string;
                /** @description Maximum number of items, 1 to 100. */
                limit?: number;
                /** @description Cursor of the next page: `meta.jargmine_kursor` of the previous response; omit it for the first page. */
                kursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The feed. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/rss+xml": string;
                };
            };
            304: components["responses"]["NotModified"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    documentPreview: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Key of the service, as listed by `services`. */
                    teenus: string;
                    /** @description Target country as ISO 3166-1 alpha-2 code in any case. */
                    riik?: string | null;
                    /** @description Facts for the documents; `payload_skeem` of `services` is their JSON Schema. `riskitase` (R1 to R4) and `periood` (kuu, aasta) select the price. */
                    payload?: {
                        [key: string]: unknown;
                    } | null;
                    /** @description Type of the document, one of those of the service. Default: the first. */
                    dokument?: components["schemas"]["DokumendiTyyp"] | null;
                };
            };
        };
        responses: {
            /** @description Makes one document from the facts of an order, as a PDF file with a watermark on each page. Nothing is stored. At most 20 a minute of one key. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DocumentPreview"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["BodyTooLarge"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    verifyDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Verification code; case, spaces and hyphens do not matter. */
                kood: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Confirms number, date and file hashes of a document by the verification code printed in it. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["VerifiedDocument"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    downloadByToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Signed token: last part of `allalaadimislink`, in the strict profile the part behind `#`. */
                    token: string;
                    /**
                     * @description File format; takes precedence over Accept. docx.sig, pdf.sig: detached signature of that file (RFC 7797).
                     * @enum {string}
                     */
                    vorming?: "docx" | "pdf" | "docx.sig" | "pdf.sig";
                };
            };
        };
        responses: {
            /** @description The file, .docx unless another format is requested. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    "application/vnd.openxmlformats-officedocument.wordprocessingml.document": string;
                    "application/jose": string;
                };
            };
            404: components["responses"]["NotFound"];
            413: components["responses"]["BodyTooLarge"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    download: {
        parameters: {
            query?: {
                /** @description File format; takes precedence over Accept. docx.sig, pdf.sig: detached signature of that file (RFC 7797). */
                vorming?: "docx" | "pdf" | "docx.sig" | "pdf.sig";
            };
            header?: never;
            path: {
                /** @description Signed token: last part of `allalaadimislink`. */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file, .docx unless another format is requested. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                    "application/vnd.openxmlformats-officedocument.wordprocessingml.document": string;
                    "application/jose": string;
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    exportFile: {
        parameters: {
            query?: {
                /** @description Framework at the source of the links. */
                from?: "nis2" | "iso27001" | "dora" | "gdpr" | "ir_2024_2690" | "nist_csf_2_0" | "cis_v8_1" | "rts_2024_1774" | "e_its_2024" | "cyfun_2023" | "cyfun_2025" | "recyf" | "bsi_it_grundschutz_2023" | "ens_2022";
                /** @description Framework at the target of the links. */
                framework?: "nis2" | "iso27001" | "dora" | "gdpr" | "ir_2024_2690" | "nist_csf_2_0" | "cis_v8_1" | "rts_2024_1774" | "e_its_2024" | "cyfun_2023" | "cyfun_2025" | "recyf" | "bsi_it_grundschutz_2023" | "ens_2022";
                /** @description Only links of this measure. */
                measure?: "a" | "b" | "c" | "d" | "e" | "f" | "g" | "h" | "i" | "j";
                /** @description Whether a mapping that CISO Assistant ships may be replaced. */
                shipped?: boolean;
                /** @description Short name of the source framework in Openlane. */
                from_name?: string;
                /** @description Short name of the target framework in Openlane. */
                framework_name?: string;
                /** @description Language of the titles. */
                keel?: string;
            };
            header?: never;
            path: {
                /** @description Format of the file, or `links` or `picture`. */
                format: "oscal_catalog" | "oscal_mapping" | "oscal_profile" | "csv" | "xlsx" | "mermaid" | "svg" | "ciso_assistant" | "ciso_assistant_framework" | "probo" | "comp_ai" | "openlane" | "trestle_csv" | "olir" | "links" | "picture";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                    "application/yaml": string;
                    "text/csv": string;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "image/svg+xml": string;
                    "text/vnd.mermaid": string;
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenRole"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    frameworkMapping: {
        parameters: {
            query?: {
                /** @description Date (YYYY-MM-DD). Answers from the law data as released on that day; excludes `kb`. Default: the present version. */
                asOf?: string | null;
                /** @description Version of the law data (`kb_<date>_<hash>`) to answer from; excludes `asOf`. Default: the present version. */
                kb?: string | null;
                /** @description Language of the texts as a two-letter code. Default: `et`; an unknown code falls back to `et` with a warning. */
                keel?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Returns the ten measures of Article 21(2) mapped to ISO/IEC 27001, DORA and GDPR, and what ISO/IEC 27001 covers. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FrameworkMapping"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenRole"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    frameworkMappingMeasure: {
        parameters: {
            query?: {
                /** @description Date (YYYY-MM-DD). Answers from the law data as released on that day; excludes `kb`. Default: the present version. */
                asOf?: string | null;
                /** @description Version of the law data (`kb_<date>_<hash>`) to answer from; excludes `asOf`. Default: the present version. */
                kb?: string | null;
                /** @description Language of the texts as a two-letter code. Default: `et`; an unknown code falls back to `et` with a warning. */
                keel?: string | null;
            };
            header?: never;
            path: {
                /** @description Letter a to j, article (such as `21(2)(a)`), or at least 3 characters of the name in any language; at most 500 characters. */
                measure_key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Returns one measure by letter, article or part of its name. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Measure"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenRole"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    compare: {
        parameters: {
            query: {
                /** @description Maximum number of items on the page, 1 to 100. */
                first?: number;
                /** @description Cursor of the last item of the previous page; omit it for the first page. */
                after?: string | null;
                /** @description Language of the texts as a two-letter code. Default: `et`; an unknown code falls back to `et` with a warning. */
                keel?: string | null;
                /** @description Framework A, whose controls form the rows. */
                framework_a: components["schemas"]["FrameworkKey"];
                /** @description Framework B, whose controls are compared with those of A. */
                framework_b: components["schemas"]["FrameworkKey"];
                /** @description Whether controls that are linked without a measure count as counterparts too. */
                direct?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Compares two frameworks by the measures that their controls are mapped to. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FrameworkComparison"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenRole"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    coverage: {
        parameters: {
            query?: {
                /** @description Language of the texts as a two-letter code. Default: `et`; an unknown code falls back to `et` with a warning. */
                keel?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Framework whose controls are held. */
                    framework: components["schemas"]["FrameworkKey"];
                    /** @description Held controls; either this or `csv`. */
                    items?: components["schemas"]["HeldControlInput"][] | null;
                    /** @description Table of held controls with the columns `control`, `status` and optionally `note`. */
                    csv?: string | null;
                    /** @description Language of the texts as a two-letter code. Default: `et`; an unknown code falls back to `et` with a warning. */
                    keel?: string | null;
                    /** @description Framework whose points are reported; another one than `framework`. */
                    target: components["schemas"]["FrameworkKey"];
                    /** @description Includes only points with this standing. */
                    standing?: components["schemas"]["PointStanding"] | null;
                    /**
                     * Format: int32
                     * @description Maximum number of items on the page, 1 to 100.
                     * @default 20
                     */
                    first?: number;
                    /** @description Cursor of the last item of the previous page; omit it for the first page. */
                    after?: string | null;
                };
            };
        };
        responses: {
            /** @description Reports which points of a framework are met, partly met or open for an organisation that holds controls of another. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FrameworkCoverage"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenRole"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["BodyTooLarge"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    coverageMatrix: {
        parameters: {
            query?: {
                /** @description Language of the texts as a two-letter code. Default: `et`; an unknown code falls back to `et` with a warning. */
                keel?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Framework whose controls are held. */
                    framework: components["schemas"]["FrameworkKey"];
                    /** @description Held controls; either this or `csv`. */
                    items?: components["schemas"]["HeldControlInput"][] | null;
                    /** @description Table of held controls with the columns `control`, `status` and optionally `note`. */
                    csv?: string | null;
                    /** @description Language of the texts as a two-letter code. Default: `et`; an unknown code falls back to `et` with a warning. */
                    keel?: string | null;
                };
            };
        };
        responses: {
            /** @description Reports the coverage of the ten measures in every other framework. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CoverageMatrix"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenRole"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["BodyTooLarge"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    mappingDelta: {
        parameters: {
            query?: {
                /** @description Language of the texts as a two-letter code. Default: `et`; an unknown code falls back to `et` with a warning. */
                keel?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Framework of the held controls. */
                    framework: components["schemas"]["FrameworkKey"];
                    /** @description Held controls, at most 1,000. Required unless `csv` is given. */
                    items?: components["schemas"]["HeldControlInput"][] | null;
                    /** @description Held controls as a CSV table with the columns `control`, `status` and, optionally, `note`; at most 60,000 characters. Excludes `items`. */
                    csv?: string | null;
                    /** @description Language of the texts as a two-letter code. Default: `et`; an unknown code falls back to `et` with a warning. */
                    keel?: string | null;
                    /**
                     * @description Whether to return a signed receipt of the answer in `receipt`.
                     * @default false
                     */
                    receipt?: boolean;
                };
            };
        };
        responses: {
            /** @description Shows which of the ten measures are covered by controls that the organisation has under another framework. Nothing is stored. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MappingDelta"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenRole"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["BodyTooLarge"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    mappingDeltaPortfolio: {
        parameters: {
            query?: {
                /** @description stop: end at the first invalid line; skip: report it and continue. */
                on_fault?: "stop" | "skip";
                /** @description First line to process. Earlier lines are skipped and not counted. To continue an incomplete stream, send its resume_at. */
                from_line?: number;
                /** @description Number of lines of the request, including the header of a table. If another number arrives, the outcome is truncated. */
                lines?: number;
                /** @description half: answers start when the request is complete; full: answers start while it arrives, and its end must be marked by Content-Length or an end marker. */
                duplex?: "half" | "full";
                /** @description Framework if a line has none. */
                framework?: string;
                /** @description Language of the texts if a line has none. */
                keel?: string;
                /** @description Whether every answer includes a signed receipt. */
                receipt?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "text/csv": string;
                "application/x-ndjson": string;
            };
        };
        responses: {
            /** @description The answers, one per line, in the format of the request or of Accept. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": {
                        /**
                         * @description Kind of line.
                         * @constant
                         */
                        kind: "result";
                        /**
                         * Format: int32
                         * @description Line of the request, starting at 1; the header of a table is line 1.
                         */
                        line: number;
                        /** @description Id given by the caller; null if none was given. */
                        id: string | null;
                        data: components["schemas"]["MappingDelta"];
                        /** @description Warnings about the line. */
                        meta?: Record<string, never>;
                    } | {
                        /**
                         * @description Kind of line.
                         * @constant
                         */
                        kind: "fault";
                        /**
                         * Format: int32
                         * @description Line of the request, starting at 1; the header of a table is line 1.
                         */
                        line: number;
                        /** @description Id given by the caller; null if none was given. */
                        id: string | null;
                        /** @description The error. */
                        error: {
                            /** @description Stable error code. */
                            code: string;
                            /** @description Message. */
                            message: string;
                            /** @description One item for each error of the line. */
                            details: components["schemas"]["ErrorDetail"][];
                        };
                    } | {
                        /**
                         * @description Kind of line.
                         * @constant
                         */
                        kind: "progress";
                        /**
                         * Format: int32
                         * @description Lines processed, including those with an error.
                         */
                        lines: number;
                        /**
                         * Format: int32
                         * @description Lines with a result.
                         */
                        results: number;
                        /**
                         * Format: int32
                         * @description Lines with an error.
                         */
                        faults: number;
                        /**
                         * Format: int32
                         * @description Requests counted in the monthly quota.
                         */
                        counted: number;
                        /**
                         * Format: int64
                         * @description Bytes of the request read so far.
                         */
                        bytes_read: number;
                        /**
                         * Format: int64
                         * @description Size of the request in bytes; null while it is unknown.
                         */
                        bytes_total: number | null;
                    } | {
                        /**
                         * @description Kind of line.
                         * @constant
                         */
                        kind: "end";
                        /**
                         * Format: int32
                         * @description Lines processed, including those with an error.
                         */
                        lines: number;
                        /**
                         * Format: int32
                         * @description Lines with a result.
                         */
                        results: number;
                        /**
                         * Format: int32
                         * @description Lines with an error.
                         */
                        faults: number;
                        /**
                         * Format: int32
                         * @description Requests counted in the monthly quota.
                         */
                        counted: number;
                        /**
                         * Format: int64
                         * @description Bytes of the request read so far.
                         */
                        bytes_read: number;
                        /**
                         * Format: int64
                         * @description Size of the request in bytes; null while it is unknown.
                         */
                        bytes_total: number | null;
                        /**
                         * @description How the stream ended.
                         * @enum {string}
                         */
                        outcome: "complete" | "truncated" | "stopped" | "quota_exceeded" | "too_large" | "interrupted" | "failed";
                        /**
                         * Format: int32
                         * @description First line without an answer; null if all lines were answered.
                         */
                        resume_at: number | null;
                        /** @description Null if there was none. */
                        error: {
                            /** @description Stable error code. */
                            code: string;
                            /** @description Message. */
                            message: string;
                            /** @description One item for each error of the line. */
                            details: components["schemas"]["ErrorDetail"][];
                        } | null;
                        /**
                         * Format: int32
                         * @description Seconds to wait before continuing; null if not needed.
                         */
                        retry_after: number | null;
                        meta: components["schemas"]["Meta"];
                    };
                    "text/csv": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenRole"];
            413: components["responses"]["BodyTooLarge"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    edges: {
        parameters: {
            query?: {
                /** @description Maximum number of items on the page, 1 to 100. */
                first?: number;
                /** @description Cursor of the last item of the previous page; omit it for the first page. */
                after?: string | null;
                /** @description Language of the texts as a two-letter code. Default: `et`; an unknown code falls back to `et` with a warning. */
                keel?: string | null;
                /** @description Includes only links of this measure. */
                measure?: components["schemas"]["MeasureKey"] | null;
                /** @description Includes only links to this framework. */
                framework?: components["schemas"]["FrameworkKey"] | null;
                /** @description Includes only links with this role. */
                role?: components["schemas"]["MappingRole"] | null;
                /** @description Includes only links with this relation. */
                relation?: components["schemas"]["MappingRelation"] | null;
                /** @description Lowest confidence to include. */
                confidence?: components["schemas"]["MappingConfidence"] | null;
                /** @description Code that the evidence must include. */
                evidence?: components["schemas"]["MappingEvidenceCode"] | null;
                /** @description Order of the links. */
                order?: components["schemas"]["MappingLinkOrder"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lists the links between measures and controls, filtered and ordered. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["GraphLinkConnection"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenRole"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    graphExport: {
        parameters: {
            query?: {
                /** @description Framework at the source of the links, for the formats of platforms and `oscal_mapping`. Default: the Directive. */
                from?: components["schemas"]["FrameworkKey"];
                /** @description Framework to export, or at the target of the links; required for the OSCAL formats and those of platforms, a filter for the others. */
                framework?: components["schemas"]["FrameworkKey"] | null;
                /** @description Measure to draw; required for `mermaid` and `svg`, a filter for `csv` and `xlsx`. */
                measure?: components["schemas"]["MeasureKey"] | null;
                /** @description Whether to export a mapping that CISO Assistant ships itself and that this file would replace there. Required for those pairs. */
                shipped?: boolean | null;
                /** @description Short name of the source framework in Openlane, at most 60 characters without colon or comma. */
                from_name?: string | null;
                /** @description Short name of the target framework in Openlane, at most 60 characters without colon or comma. */
                framework_name?: string | null;
                /** @description Language of the texts as a two-letter code. Default: `et`; an unknown code falls back to `et` with a warning. */
                keel?: string | null;
            };
            header?: never;
            path: {
                /** @description File format. */
                format: components["schemas"]["ExportFormat"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Exports the mapping as a file for other tools. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["GraphExport"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenRole"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    controlLinks: {
        parameters: {
            query: {
                /** @description Maximum number of items on the page, 1 to 100. */
                first?: number;
                /** @description Cursor of the last item of the previous page; omit it for the first page. */
                after?: string | null;
                /** @description Framework at which the links start. */
                framework_a: components["schemas"]["FrameworkKey"];
                /** @description Framework at which the links end. */
                framework_b: components["schemas"]["FrameworkKey"];
                /** @description Includes only links of the control of `framework_a` with this number; ignores case. */
                ref?: string | null;
                /** @description Includes only links with this relation. */
                relation?: components["schemas"]["MappingRelation"] | null;
                /** @description Lowest strength to include, 0 to 10. */
                min_strength?: number;
                /** @description Language of the texts as a two-letter code. Default: `et`; an unknown code falls back to `et` with a warning. */
                keel?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lists direct links between controls of two frameworks, each from `framework_a` to `framework_b`. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ControlLinkConnection"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenRole"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    neighbours: {
        parameters: {
            query: {
                /** @description Maximum number of items on the page, 1 to 100. */
                first?: number;
                /** @description Cursor of the last item of the previous page; omit it for the first page. */
                after?: string | null;
                /** @description Language of the texts as a two-letter code. Default: `et`; an unknown code falls back to `et` with a warning. */
                keel?: string | null;
                /** @description Id of the node, such as `iso27001:A.5.24` or `measure:b`; at most 100 characters. */
                node: string;
                /** @description Maximum number of links to follow, 1 to 4. */
                depth?: number;
                /** @description Includes only controls of this framework. */
                framework?: components["schemas"]["FrameworkKey"] | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lists the nodes around a node, nearest first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["GraphNeighbourConnection"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenRole"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    paths: {
        parameters: {
            query: {
                /** @description Maximum number of items on the page, 1 to 100. */
                first?: number;
                /** @description Cursor of the last item of the previous page; omit it for the first page. */
                after?: string | null;
                /** @description Language of the texts as a two-letter code. Default: `et`; an unknown code falls back to `et` with a warning. */
                keel?: string | null;
                /** @description Id of the first node, such as `iso27001:A.5.24` or `measure:b`. */
                from: string;
                /** @description Id of the last node, such as `iso27001:A.5.24` or `measure:b`. */
                to: string;
                /** @description Maximum number of links on a path, 1 to 4. */
                max_hops?: number;
                /** @description Whether links between controls are followed too; then `max_hops` is at most 2. */
                direct?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lists every path between two nodes, with its links and the relation that follows. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["GraphPathConnection"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenRole"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    points: {
        parameters: {
            query: {
                /** @description Maximum number of items on the page, 1 to 100. */
                first?: number;
                /** @description Cursor of the last item of the previous page; omit it for the first page. */
                after?: string | null;
                /** @description Framework whose points are listed. */
                framework: components["schemas"]["FrameworkKey"];
                /** @description Includes only points that serve this letter of Article 21(2). */
                measure?: components["schemas"]["MeasureKey"] | null;
                /** @description Includes only provisions of this kind. */
                kind?: components["schemas"]["PointKind"] | null;
                /** @description Includes only points directly below the point with this number, such as `point 1.1`; ignores case. */
                parent?: string | null;
                /** @description Language of the texts as a two-letter code. Default: `et`; an unknown code falls back to `et` with a warning. */
                keel?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lists the points of a framework with hierarchy, letters of Article 21(2), qualifiers and cadence. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FrameworkPointConnection"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenRole"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    linkReports: {
        parameters: {
            query?: {
                /** @description 1 to 100. */
                first?: number;
                /** @description Last id of the previous page. */
                after?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Links that the organisation reported, newest first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LinkReportList"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenRole"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    reportMapping: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Id of a link, such as `b|iso27001|A.5.24` or `iso27001:A.8.32|dora:art 9`. */
                    link: string;
                    /** @description What is wrong and why, 10 to 2000 characters; no personal data. */
                    message: string;
                    /** @description Relation of the first end to the second that would be right. */
                    suggested_relation?: components["schemas"]["MappingRelation"] | null;
                    /**
                     * Format: int32
                     * @description Strength that would be right, 0 to 10.
                     */
                    suggested_strength?: number | null;
                };
            };
        };
        responses: {
            /** @description Disputes a link of the mapping; an operator decides, and the outcome is published. At most 20 an hour of one key. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LinkReport"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenRole"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["BodyTooLarge"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    graphSearch: {
        parameters: {
            query: {
                /** @description Maximum number of items on the page, 1 to 100. */
                first?: number;
                /** @description Cursor of the last item of the previous page; omit it for the first page. */
                after?: string | null;
                /** @description Language of the texts as a two-letter code. Default: `et`; an unknown code falls back to `et` with a warning. */
                keel?: string | null;
                /** @description Number of a control, or words of its name in any language, 1 to 200 characters. */
                text: string;
                /** @description Includes only controls of this framework. */
                framework?: components["schemas"]["FrameworkKey"] | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Searches measures and controls by number or words, best match first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["GraphNodeConnection"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenRole"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    health: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Reports that this process answers. Does not count against rate limits. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Copy of `data.status`. */
                        status?: string;
                        data: components["schemas"]["Health"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    importControls: {
        parameters: {
            query: {
                /** @description Framework of the controls. */
                framework: "nis2" | "iso27001" | "dora" | "gdpr" | "ir_2024_2690" | "nist_csf_2_0" | "cis_v8_1" | "rts_2024_1774" | "e_its_2024" | "cyfun_2023" | "cyfun_2025" | "recyf" | "bsi_it_grundschutz_2023" | "ens_2022";
                /** @description delta: JSON. oscal: OSCAL assessment results with the file attached. */
                answer?: "delta" | "oscal";
                /** @description Framework whose points the controls answer; adds `coverage`. */
                target?: "nis2" | "iso27001" | "dora" | "gdpr" | "ir_2024_2690" | "nist_csf_2_0" | "cis_v8_1" | "rts_2024_1774" | "e_its_2024" | "cyfun_2023" | "cyfun_2025" | "recyf" | "bsi_it_grundschutz_2023" | "ens_2022";
                /** @description Only points of `coverage` with this standing. */
                standing?: "met" | "partly" | "open" | "unmapped";
                /** @description Cursor of the last point of the page before; a page has 100 points. */
                after?: string;
                /** @description Language of the texts. */
                keel?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "text/csv": string;
                "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                "application/json": string;
            };
        };
        responses: {
            /** @description The delta, or a file of OSCAL assessment results. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was read, and the delta. */
                        data: {
                            /**
                             * @description Kind of file that was recognised.
                             * @enum {string}
                             */
                            format: "oscal_component_definition" | "oscal_system_security_plan" | "oscal_assessment_results" | "ciso_assistant_audit" | "table";
                            /**
                             * @description Framework of the controls.
                             * @enum {string}
                             */
                            framework: "nis2" | "iso27001" | "dora" | "gdpr" | "ir_2024_2690" | "nist_csf_2_0" | "cis_v8_1" | "rts_2024_1774" | "e_its_2024" | "cyfun_2023" | "cyfun_2025" | "recyf" | "bsi_it_grundschutz_2023" | "ens_2022";
                            /**
                             * Format: int32
                             * @description Rows that the delta uses.
                             */
                            held: number;
                            /**
                             * Format: int32
                             * @description Rows with a control that is not in place or was not assessed.
                             */
                            not_held: number;
                            /**
                             * Format: int32
                             * @description Number of problems.
                             */
                            problem_count: number;
                            /** @description Problems by row, at most 1,000. */
                            problems: {
                                /**
                                 * Format: int32
                                 * @description Line of the table, or position of the entry in the OSCAL document, from 1.
                                 */
                                row: number;
                                /** @description Column of the table, or member of the entry. */
                                column: string;
                                /** @description The value, at most 60 characters of it. */
                                value: string;
                                /**
                                 * @description What is wrong.
                                 * @enum {string}
                                 */
                                type: "column_missing" | "value_missing" | "state_unknown" | "control_unknown" | "control_repeated" | "note_shortened" | "row_unreadable";
                            }[];
                            delta: components["schemas"]["MappingDelta"];
                            coverage?: components["schemas"]["FrameworkCoverage"];
                        };
                        meta: components["schemas"]["Meta"];
                    } | {
                        /** @description OSCAL 1.2.1. */
                        "assessment-results": {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenRole"];
            413: components["responses"]["BodyTooLarge"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    incidentDeadlines: {
        parameters: {
            query?: {
                /** @description Language of the texts as a two-letter code. Default: `et`; an unknown code falls back to `et` with a warning. */
                keel?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Time at which the organisation became aware of the incident (ISO 8601). A time without offset is read as UTC, with a warning. */
                    detected_at: string;
                    /** @description Roles of the organisation; at least one. */
                    roles: components["schemas"]["IncidentParty"][];
                    /** @description Member state as ISO 3166-1 alpha-2 code in any case. Adds national law, local time and public holidays. */
                    country?: string | null;
                    /** @description DORA: time at which the incident was classified as major (ISO 8601; UTC if it has no offset). Default: the latest possible time. */
                    classified_at?: string | null;
                    /** @description NIS2: time at which the incident notification was submitted (ISO 8601; UTC if it has no offset). It makes the term of the final report exact. */
                    notification_submitted_at?: string | null;
                    /** @description DORA: time at which the initial notification was submitted (ISO 8601; UTC if it has no offset). */
                    initial_notification_submitted_at?: string | null;
                    /** @description DORA: time at which the intermediate report, or its latest update, was submitted (ISO 8601; UTC if it has no offset). */
                    intermediate_submitted_at?: string | null;
                    /** @description NIS2: time at which the early warning was submitted (ISO 8601; UTC if it has no offset). Some acts count from it. */
                    early_warning_submitted_at?: string | null;
                    /** @description NIS2: time at which the significant impact ended (ISO 8601; UTC if it has no offset). Some acts count from it. */
                    impact_ended_at?: string | null;
                    /** @description NIS2: time at which the notice of the end of the impact was submitted (ISO 8601; UTC if it has no offset). */
                    end_notice_submitted_at?: string | null;
                    /** @description NIS2: time at which the handling of an incident ended that lasted beyond the final report (ISO 8601; UTC if it has no offset). */
                    handled_at?: string | null;
                    /** @description Group of the entity; some national acts name other stages or recipients for it. */
                    entity_group?: components["schemas"]["IncidentEntityGroup"] | null;
                    /** @description Class under the national act. */
                    entity_class?: components["schemas"]["IncidentEntityClass"] | null;
                    /** @description DORA: true if terms are not extended when they end on a day off, as for credit institutions, central counterparties, operators of trading venues, and essential or important entities. Default: true if a NIS2 role is given. */
                    dora_relief_excluded?: boolean | null;
                    /** @description Language of the texts as a two-letter code. Default: `et`; an unknown code falls back to `et` with a warning. */
                    keel?: string | null;
                    /** @description Draft of law to apply, by its id as listed by `reforms`; a draft is not law. Default: the law in force. */
                    reform?: string | null;
                };
            };
        };
        responses: {
            /** @description Calculates the deadlines of one incident under NIS2, DORA and the GDPR, with an iCalendar file. Nothing is stored. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["IncidentDeadlines"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenRole"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["BodyTooLarge"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    incidentRecord: {
        parameters: {
            query?: {
                /** @description Language of the texts as a two-letter code. Default: `et`; an unknown code falls back to `et` with a warning. */
                keel?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Time at which the organisation became aware of the incident (ISO 8601). A time without offset is read as UTC, with a warning. */
                    detected_at: string;
                    /** @description Roles of the organisation; at least one. */
                    roles: components["schemas"]["IncidentParty"][];
                    /** @description Member state as ISO 3166-1 alpha-2 code in any case; EL and UK are accepted. Adds national law. */
                    country?: string | null;
                    /** @description DORA: time at which the incident was classified as major (ISO 8601; UTC if it has no offset). Default: the latest possible time. */
                    classified_at?: string | null;
                    /** @description NIS2: time at which the incident notification was submitted (ISO 8601; UTC if it has no offset). It makes the term of the final report exact. */
                    notification_submitted_at?: string | null;
                    /** @description DORA: time at which the initial notification was submitted (ISO 8601; UTC if it has no offset). */
                    initial_notification_submitted_at?: string | null;
                    /** @description DORA: time at which the intermediate report, or its latest update, was submitted (ISO 8601; UTC if it has no offset). */
                    intermediate_submitted_at?: string | null;
                    /** @description NIS2: time at which the early warning was submitted (ISO 8601; UTC if it has no offset). Some acts count from it. */
                    early_warning_submitted_at?: string | null;
                    /** @description NIS2: time at which the significant impact ended (ISO 8601; UTC if it has no offset). Some acts count from it. */
                    impact_ended_at?: string | null;
                    /** @description NIS2: time at which the notice of the end of the impact was submitted (ISO 8601; UTC if it has no offset). */
                    end_notice_submitted_at?: string | null;
                    /** @description NIS2: time at which the handling of an incident ended that lasted beyond the final report (ISO 8601; UTC if it has no offset). */
                    handled_at?: string | null;
                    /** @description Group of the entity; some national acts name other stages or recipients for it. */
                    entity_group?: components["schemas"]["IncidentEntityGroup"] | null;
                    /** @description Class under the national act. */
                    entity_class?: components["schemas"]["IncidentEntityClass"] | null;
                    /** @description DORA: true if terms are not extended when they end on a day off, as for credit institutions, central counterparties, operators of trading venues, and essential or important entities. Default: true if a NIS2 role is given. */
                    dora_relief_excluded?: boolean | null;
                    /** @description Language of the texts as a two-letter code. Default: `et`; an unknown code falls back to `et` with a warning. */
                    keel?: string | null;
                    /** @description What is known about the incident. */
                    incident: components["schemas"]["IncidentRecordInput"];
                };
            };
        };
        responses: {
            /** @description One incident as every report that NIS2, the GDPR and DORA require, each with its contents, its deadline and what is missing. Nothing is stored. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["IncidentRecord"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenRole"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["BodyTooLarge"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    incidentSignificance: {
        parameters: {
            query?: {
                /** @description Language of the texts as a two-letter code. Default: `et`; an unknown code falls back to `et` with a warning. */
                keel?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Type of the entity. */
                    entity_type: components["schemas"]["SignificanceEntityType"];
                    /** @description Whether it is a scheduled interruption or a planned consequence of scheduled maintenance. */
                    scheduled?: boolean | null;
                    /** @description Minutes for which the service was completely unavailable (Articles 5 to 14). */
                    complete_unavailability_minutes?: number | null;
                    /** @description Minutes for which the availability of the service was limited. */
                    limited_availability_minutes?: number | null;
                    /** @description DNS, TLD: minutes with an average response time of more than 10 seconds. */
                    slow_response_minutes?: number | null;
                    /** @description Trust services: minutes without availability to users or relying parties in one calendar week. */
                    unavailability_minutes_in_week?: number | null;
                    /** @description Users in the Union affected by the unavailability or limited availability; for trust services, also relying parties. */
                    users_affected?: number | null;
                    /** @description Users in the Union affected by the compromise of data; for trust services, also relying parties. */
                    data_users_affected?: number | null;
                    /** @description All users of the service in the Union. */
                    users_total?: number | null;
                    /** @description DNS: number of domain names with incorrect data. */
                    domains_affected?: number | null;
                    /** @description DNS: number of domain names managed. */
                    domains_managed?: number | null;
                    /** @description Direct financial loss, caused or possible, in EUR. */
                    financial_loss_eur?: number | null;
                    /** @description Loss of the recurring incidents together, caused or possible, in EUR. */
                    joint_financial_loss_eur?: number | null;
                    /** @description Total annual turnover of the preceding financial year, in EUR. */
                    turnover_eur?: number | null;
                    /** @description Number of such incidents within six months, including this one. */
                    occurrences_in_six_months?: number | null;
                    /** @description Whether the integrity, confidentiality or authenticity of data related to the service was compromised. */
                    data_compromised?: boolean | null;
                    /** @description Whether the compromise or access is suspected of being malicious. */
                    suspected_malicious?: boolean | null;
                    /** @description Data centre, trust services: whether physical access was compromised. */
                    physical_access_compromised?: boolean | null;
                    /** @description Whether trade secrets of the entity were or can be exfiltrated. */
                    trade_secrets_exfiltrated?: boolean | null;
                    /** @description Whether the incident caused or can cause the death of a natural person. */
                    death?: boolean | null;
                    /** @description Whether the incident caused or can cause considerable damage to health. */
                    considerable_health_damage?: boolean | null;
                    /** @description Whether successful and unauthorised access to network and information systems occurred. */
                    unauthorised_access?: boolean | null;
                    /** @description Whether that access can cause severe operational disruption. */
                    severe_disruption_possible?: boolean | null;
                    /** @description DNS: whether data are incorrect because of a misconfiguration. */
                    misconfiguration?: boolean | null;
                    /** @description Whether the incidents of the six months have the same apparent root cause. */
                    same_root_cause?: boolean | null;
                    /** @description Language of the texts as a two-letter code. Default: `et`; an unknown code falls back to `et` with a warning. */
                    keel?: string | null;
                };
            };
        };
        responses: {
            /** @description Determines whether an incident is significant under Implementing Regulation (EU) 2024/2690. Nothing is stored. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["IncidentSignificance"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenRole"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["BodyTooLarge"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    incidentTemplates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: date
                     * @description Date (YYYY-MM-DD). Answers from the law data as released on that day; excludes `kb`. Default: the present version.
                     */
                    asOf?: string | null;
                    /** @description Version of the law data (`kb_<date>_<hash>`) to answer from; excludes `asOf`. Default: the present version. */
                    kb?: string | null;
                    /** @description Time at which the organisation became aware of the incident (ISO 8601). A time without offset is read as UTC, with a warning. */
                    detected_at: string;
                    /** @description Member state as ISO 3166-1 alpha-2 code in any case; EL and UK are accepted. Adds national law. */
                    country?: string | null;
                    /** @description Language of the texts as a two-letter code. Default: `et`; same meaning as `keel`. */
                    language?: string | null;
                    /** @description Free text, inserted in the texts unchanged. */
                    incident_summary?: string | null;
                    /** @description Time at which the incident notification was submitted (ISO 8601; UTC if it has no offset). It makes the term of the final report exact. */
                    notification_submitted_at?: string | null;
                    /** @description NIS2: time at which the early warning was submitted (ISO 8601; UTC if it has no offset). Some acts count from it. */
                    early_warning_submitted_at?: string | null;
                    /** @description NIS2: time at which the significant impact ended (ISO 8601; UTC if it has no offset). Some acts count from it. */
                    impact_ended_at?: string | null;
                    /** @description NIS2: time at which the notice of the end of the impact was submitted (ISO 8601; UTC if it has no offset). */
                    end_notice_submitted_at?: string | null;
                    /** @description Group of the entity; some national acts name other stages or recipients for it. */
                    entity_group?: components["schemas"]["IncidentEntityGroup"] | null;
                    /** @description Class under the national act. */
                    entity_class?: components["schemas"]["IncidentEntityClass"] | null;
                };
            };
        };
        responses: {
            /** @description Returns the texts of the three stages of Article 23(4), with their deadlines. Nothing is stored. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["IncidentTemplates"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenRole"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["BodyTooLarge"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    downloadInvoice: {
        parameters: {
            query?: {
                /** @description File format; takes precedence over Accept. xml: e-invoice under EN 16931 in UBL 2.1. */
                vorming?: "docx" | "pdf" | "xml";
            };
            header?: never;
            path: {
                /** @description Number of the invoice or credit note. */
                invoice_number: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invoice; a PDF or an e-invoice if Accept prefers it. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.openxmlformats-officedocument.wordprocessingml.document": string;
                    "application/pdf": string;
                    "application/xml": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    apiKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lists the API keys of the organisation, without their secret texts. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ApiKeyList"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    collectKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Id of the licence order, as returned by `signup`. */
                    order_id: string;
                    /** @description Code as returned by `signup`. */
                    votmekood: string;
                };
            };
        };
        responses: {
            /** @description Returns a live key of a paid signup, once, within 24 hours of the payment. A key sent by email stays valid. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CollectedKey"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["BodyTooLarge"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    revokeKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: uuid
                     * @description Id of the key to block (UUID); not that of the calling key.
                     */
                    key_id: string;
                };
            };
        };
        responses: {
            /** @description Blocks another API key of the organisation at once. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ApiKey"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["BodyTooLarge"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    rotateKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * Format: int32
                     * @description Hours for which the calling key keeps working, 0 to 72; 0 blocks it at once.
                     * @default 24
                     */
                    armuaeg_tunde?: number;
                    /**
                     * Format: uuid
                     * @description Id of the key to rotate. Required of a session; a key rotates only itself, and may omit it.
                     */
                    key_id?: string | null;
                };
            };
        };
        responses: {
            /** @description Replaces the calling API key. The new key is returned only here; the calling key keeps working for `armuaeg_tunde` hours. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["RotatedKey"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["BodyTooLarge"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    acts: {
        parameters: {
            query?: {
                /** @description Date (YYYY-MM-DD). Answers from the law data as released on that day; excludes `kb`. Default: the present version. */
                asOf?: string | null;
                /** @description Version of the law data (`kb_<date>_<hash>`) to answer from; excludes `asOf`. Default: the present version. */
                kb?: string | null;
                /** @description Language of the texts as a two-letter code. Default: `et`; an unknown code falls back to `et` with a warning. */
                keel?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lists the acts and standards that the law data cites, with their identifiers. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LawActs"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    countries: {
        parameters: {
            query?: {
                /** @description Date (YYYY-MM-DD). Answers from the law data as released on that day; excludes `kb`. Default: the present version. */
                asOf?: string | null;
                /** @description Version of the law data (`kb_<date>_<hash>`) to answer from; excludes `asOf`. Default: the present version. */
                kb?: string | null;
                /** @description Language of the texts as a two-letter code. Default: `et`; an unknown code falls back to `et` with a warning. */
                keel?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Returns the NIS2 law of all member states. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LawCountries"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    country: {
        parameters: {
            query?: {
                /** @description Date (YYYY-MM-DD). Answers from the law data as released on that day; excludes `kb`. Default: the present version. */
                asOf?: string | null;
                /** @description Version of the law data (`kb_<date>_<hash>`) to answer from; excludes `asOf`. Default: the present version. */
                kb?: string | null;
                /** @description Language of the texts as a two-letter code. Default: `et`; an unknown code falls back to `et` with a warning. */
                keel?: string | null;
            };
            header?: never;
            path: {
                /** @description Member state as ISO 3166-1 alpha-2 code in any case. */
                country: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Returns the NIS2 law of one member state. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LawCountry"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    duties: {
        parameters: {
            query?: {
                /** @description Date (YYYY-MM-DD). Answers from the law data as released on that day; excludes `kb`. Default: the present version. */
                asOf?: string | null;
                /** @description Version of the law data (`kb_<date>_<hash>`) to answer from; excludes `asOf`. Default: the present version. */
                kb?: string | null;
                /** @description Language of the texts as a two-letter code. Default: `et`; an unknown code falls back to `et` with a warning. */
                keel?: string | null;
                /** @description Day of the event from which the terms are counted (YYYY-MM-DD). Adds due days and a calendar file. */
                from?: string | null;
            };
            header?: never;
            path: {
                /** @description Member state as ISO 3166-1 alpha-2 code in any case. */
                country: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lists registration, measures, management duties, training, audits, supervision and fines of a member state. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Duties"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    parameters: {
        parameters: {
            query?: {
                /** @description Date (YYYY-MM-DD). Answers from the law data as released on that day; excludes `kb`. Default: the present version. */
                asOf?: string | null;
                /** @description Version of the law data (`kb_<date>_<hash>`) to answer from; excludes `asOf`. Default: the present version. */
                kb?: string | null;
                /** @description Language of the texts as a two-letter code. Default: `et`; an unknown code falls back to `et` with a warning. */
                keel?: string | null;
                /** @description Includes only numbers of this member state (ISO 3166-1 alpha-2, any case). */
                country?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lists the numbers that the law sets, with their sources. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LawParameters"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    reforms: {
        parameters: {
            query?: {
                /** @description Date (YYYY-MM-DD). Answers from the law data as released on that day; excludes `kb`. Default: the present version. */
                asOf?: string | null;
                /** @description Version of the law data (`kb_<date>_<hash>`) to answer from; excludes `asOf`. Default: the present version. */
                kb?: string | null;
                /** @description Language of the texts as a two-letter code. Default: `et`; an unknown code falls back to `et` with a warning. */
                keel?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lists drafts of law with their stage, their reported changes and what is not known of them. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Reforms"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    reform: {
        parameters: {
            query?: {
                /** @description Date (YYYY-MM-DD). Answers from the law data as released on that day; excludes `kb`. Default: the present version. */
                asOf?: string | null;
                /** @description Version of the law data (`kb_<date>_<hash>`) to answer from; excludes `asOf`. Default: the present version. */
                kb?: string | null;
                /** @description Language of the texts as a two-letter code. Default: `et`; an unknown code falls back to `et` with a warning. */
                keel?: string | null;
            };
            header?: never;
            path: {
                /** @description Id of the draft, as listed by `reforms`. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Returns one draft of law. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Reform"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    rules: {
        parameters: {
            query?: {
                /** @description Date (YYYY-MM-DD). Answers from the law data as released on that day; excludes `kb`. Default: the present version. */
                asOf?: string | null;
                /** @description Version of the law data (`kb_<date>_<hash>`) to answer from; excludes `asOf`. Default: the present version. */
                kb?: string | null;
                /** @description Language of the texts as a two-letter code. Default: `et`; an unknown code falls back to `et` with a warning. */
                keel?: string | null;
                /** @description Includes only rules of this member state (ISO 3166-1 alpha-2, any case). */
                country?: string | null;
                /** @description Includes only rules of this kind. */
                kind?: components["schemas"]["LawRuleKind"] | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lists rules, caveats and national statements. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LawRules"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    rule: {
        parameters: {
            query?: {
                /** @description Date (YYYY-MM-DD). Answers from the law data as released on that day; excludes `kb`. Default: the present version. */
                asOf?: string | null;
                /** @description Version of the law data (`kb_<date>_<hash>`) to answer from; excludes `asOf`. Default: the present version. */
                kb?: string | null;
                /** @description Language of the texts as a two-letter code. Default: `et`; an unknown code falls back to `et` with a warning. */
                keel?: string | null;
            };
            header?: never;
            path: {
                /** @description Code of the rule as in answers, such as `annex_i_large`; at most 100 characters. */
                rule_code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Returns one rule by its code. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["LawRule"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    lawVectors: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The files. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description One file for the current version of the law data. */
                        files: {
                            /** @description Version that the cases hold for. */
                            kb_version: string;
                            /**
                             * Format: uri
                             * @description Address that always has the same content.
                             */
                            url: string;
                            /** @description Digest of the content, hexadecimal. */
                            sha256: string;
                            /**
                             * Format: int32
                             * @description Size of the content.
                             */
                            bytes: number;
                        }[];
                    };
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    lawVectorsFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the file, from the list. */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cases. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Version that the cases hold for. */
                        kb_version: string;
                        /** @description How to read the cases. */
                        note: string;
                        /** @description By country. */
                        national: {
                            [key: string]: unknown;
                        };
                        /** @description Cases of the Directive. */
                        directive: unknown[];
                    };
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    orderLicence: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Licence to order: the present one, or a higher one. */
                    litsents: components["schemas"]["Litsents"];
                };
            };
        };
        responses: {
            /** @description Orders a licence for the organisation: a renewal of the present one, or a higher one. An unpaid order for the same licence is returned instead of a second one. Rejected if the present licence renews automatically or a higher one is running. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Order"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["BodyTooLarge"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    members: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description People of the organisation, oldest first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MemberList"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    inviteMember: {
        parameters: {
            query?: {
                /** @description Language of the email as a two-letter code; default: that of the organisation. */
                keel?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Email address of the person, at most 200 characters. */
                    email: string;
                    /** @description Language of the email as a two-letter code; default: that of the organisation. */
                    keel?: string | null;
                    /** @description Role of the person, which decides what their session permits. */
                    member_role: components["schemas"]["MemberRole"];
                };
            };
        };
        responses: {
            /** @description Adds a person to the organisation and sends them an email with the address of the sign-in page. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Member"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["BodyTooLarge"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    removeMember: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: uuid
                     * @description Id of the person (UUID).
                     */
                    member_id: string;
                };
            };
        };
        responses: {
            /** @description Removes a person from the organisation and ends their sessions at once. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Member"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["BodyTooLarge"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    changeRole: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: uuid
                     * @description Id of the person (UUID).
                     */
                    member_id: string;
                    /** @description Role of the person, which decides what their session permits. */
                    member_role: components["schemas"]["MemberRole"];
                };
            };
        };
        responses: {
            /** @description Changes the role of a person and ends their sessions. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Member"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["BodyTooLarge"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    oauthClients: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lists the OAuth clients of the organisation, oldest first, without their secrets. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OauthClientList"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    createOauthClient: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Name of the client, 1 to 100 characters, shown to those who permit it something. */
                    nimi: string;
                    /** @description Scopes of its tokens: law:read, orders:read, orders:write, account:read, account:write. */
                    skoobid: string[];
                    /**
                     * @description How the client authenticates; none is a public client, which needs redirect addresses and PKCE.
                     * @default client_secret_basic
                     */
                    autentimine?: components["schemas"]["OauthClientAuth"];
                    /** @description JSON Web Key Set with up to 5 public keys that verify the assertions of the client (RFC 7523); required with private_key_jwt, otherwise null. RSA keys need 2,048 bits, in the strict profile 3,072. */
                    jwks?: {
                        [key: string]: unknown;
                    } | null;
                    /** @description Up to 10 addresses of the authorization code flow: https, the scheme of an app, or http on this machine, without a fragment. Null or empty: client credentials only. */
                    tagasiaadressid?: string[] | null;
                };
            };
        };
        responses: {
            /** @description Creates an OAuth client of the organisation for client credentials, and with redirect addresses for the authorization code flow. Its secret is returned only here. Requires an API key; access tokens are not permitted. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OauthClientSecret"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["BodyTooLarge"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    deleteOauthClient: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Id of the OAuth client; it is not secret. */
                    client_id: string;
                };
            };
        };
        responses: {
            /** @description Deletes an OAuth client; its access tokens and permissions end on all nodes within 5 seconds. Requires an API key. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OauthClient"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["BodyTooLarge"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    rotateOauthSecret: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Id of the OAuth client; it is not secret. */
                    client_id: string;
                };
            };
        };
        responses: {
            /** @description Replaces the secret of an OAuth client; the old one ends at once. The new secret is returned only here. Requires an API key. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OauthClientSecret"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["BodyTooLarge"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    oauthGrants: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lists what the organisation has permitted OAuth clients, newest first. Ended and revoked permissions are left out. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OauthGrantList"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    narrowOauthGrant: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Id of the permission; it is not secret. */
                    grant_id: string;
                    /** @description Scopes that the permission keeps, some of those it has. */
                    skoobid: string[];
                };
            };
        };
        responses: {
            /** @description Leaves an OAuth client some of the scopes of a permission; access tokens that have more end on all nodes within 5 seconds, refresh tokens stay. Requires an API key. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OauthGrant"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["BodyTooLarge"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    revokeOauthGrant: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Id of the permission; it is not secret. */
                    grant_id: string;
                };
            };
        };
        responses: {
            /** @description Revokes what was permitted to an OAuth client; its tokens end on all nodes within 5 seconds. Requires an API key. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OauthGrant"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["BodyTooLarge"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    createOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description Alias of the member `idempotency_key`. If both are sent, they must be equal. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Key of the service, as listed by `services`. */
                    teenus: string;
                    /** @description Target country as ISO 3166-1 alpha-2 code in any case. */
                    riik?: string | null;
                    /** @description Facts for the documents; `payload_skeem` of `services` is their JSON Schema. `riskitase` (R1 to R4) and `periood` (kuu, aasta) select the price. */
                    payload?: {
                        [key: string]: unknown;
                    } | null;
                    /** @description Key of 1 to 64 characters. A repeated request with the same key and content returns the first order; with other content it is rejected with 409. */
                    idempotency_key?: string | null;
                    /** @description False: the order is refused if its documents lack facts, and the error names every field. Null or true: it is accepted. */
                    osaline?: boolean | null;
                };
            };
        };
        responses: {
            /** @description Places an order for a service and returns its payment link. A sandbox key gets the demo order; with the payload {"sandbox": <word>}, it gets the order state or error of that word: makse_ootel, makse_aegunud, tyhistatud, makstud, genereerimisel, viibib, ebaonnestunud, vabastatud, tagastatud, UNAUTHORIZED, FORBIDDEN_ROLE, NOT_FOUND, IDEMPOTENCY_CONFLICT, VALIDATION_FAILED, RATE_LIMITED, INTERNAL_ERROR, UPSTREAM_UNAVAILABLE; or an order on its test clock, which advanceTestClock moves: clock_paid, clock_declined, clock_other_amount, clock_unpaid, clock_paid_late, clock_delayed, clock_failed, clock_refunded. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Order"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["ForbiddenRole"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            409: components["responses"]["IdempotencyConflict"];
            413: components["responses"]["BodyTooLarge"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    order: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the order. */
                order_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Returns an order with its state and download links. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Order"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    cancelOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the order. */
                order_id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Cancels an unpaid order. Its payment page is closed and its reserved licence price is released. Repeating the request has no further effect. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Order"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["BodyTooLarge"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    downloadOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of a released order of the organisation; of a sandbox key, the demo order or one on its test clock, with the sample. */
                order_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The archive. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    passkeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lists the passkeys, oldest first: an owner sees those of everyone, others their own. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PasskeyList"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    addPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description What the browser returned for the options, in the JSON form of WebAuthn. */
                    credential: {
                        [key: string]: unknown;
                    };
                    /** @description Name by which the person recognises the passkey, such as that of the device. */
                    nimi: string;
                };
            };
        };
        responses: {
            /** @description Adds a passkey to the person who is signed in, and confirms it for the session. Ends the person's other sessions. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Passkey"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["BodyTooLarge"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    removePasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: uuid
                     * @description Id of the passkey (UUID).
                     */
                    passkey_id: string;
                };
            };
        };
        responses: {
            /** @description Removes a passkey: one's own, or as an owner that of another person. Ends the person's other sessions. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Passkey"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["BodyTooLarge"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    startPasskey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Begins to add a passkey (WebAuthn) to the person who is signed in: options for the browser. Needs a session. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PasskeyOptions"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["BodyTooLarge"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    quote: {
        parameters: {
            query?: {
                /** @description Language of the texts of the answer as a two-letter code. Default: `payload.keel`, the language of the documents, else `et`. */
                keel?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Key of the service, as listed by `services`. */
                    teenus: string;
                    /** @description Target country as ISO 3166-1 alpha-2 code in any case. */
                    riik?: string | null;
                    /** @description Facts for the documents; `payload_skeem` of `services` is their JSON Schema. `riskitase` (R1 to R4) and `periood` (kuu, aasta) select the price. */
                    payload?: {
                        [key: string]: unknown;
                    } | null;
                    /** @description Language of the texts of the answer as a two-letter code. Default: `payload.keel`, the language of the documents, else `et`. */
                    keel?: string | null;
                };
            };
        };
        responses: {
            /** @description Calculates the price of an order for this client now, with VAT and licence price. Nothing is stored. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Quote"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["BodyTooLarge"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    verifyReceipt: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Receipt as issued (JWS, compact form), at most 60,000 characters. */
                    receipt: string;
                };
            };
        };
        responses: {
            /** @description Verifies that a receipt was issued by this service and not altered. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ReceiptCheck"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["BodyTooLarge"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    whatChanged: {
        parameters: {
            query?: {
                /** @description Language of the texts as a two-letter code. Default: `et`; an unknown code falls back to `et` with a warning. */
                keel?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Receipt as issued (JWS, compact form), at most 60,000 characters. */
                    receipt: string;
                    /** @description Language of the texts as a two-letter code. Default: `et`; an unknown code falls back to `et` with a warning. */
                    keel?: string | null;
                };
            };
        };
        responses: {
            /** @description Compares a receipt with today's answer to the same input, and names the changes of law in between. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WhatChanged"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["BodyTooLarge"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    compareReform: {
        parameters: {
            query?: {
                /** @description Language of the texts as a two-letter code. Default: `et`; an unknown code falls back to `et` with a warning. */
                keel?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: date
                     * @description Date (YYYY-MM-DD). Answers from the law data as released on that day; excludes `kb`. Default: the present version.
                     */
                    asOf?: string | null;
                    /** @description Version of the law data (`kb_<date>_<hash>`) to answer from; excludes `asOf`. Default: the present version. */
                    kb?: string | null;
                    /** @description Id of the draft, as listed by `reforms`. */
                    reform: string;
                    /** @description At most 500 organisations; larger portfolios are streamed with `reform`. */
                    organisations: components["schemas"]["ReformOrganisationInput"][];
                    /** @description Language of the texts as a two-letter code. Default: `et`; an unknown code falls back to `et` with a warning. */
                    keel?: string | null;
                };
            };
        };
        responses: {
            /** @description Returns which organisations a draft of law moves into another class, by which rule, and the totals per class. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ReformComparison"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["BodyTooLarge"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    scoping: {
        parameters: {
            query?: {
                /** @description Language of the texts as a two-letter code. Default: `et`; an unknown code falls back to `et` with a warning. */
                keel?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: date
                     * @description Date (YYYY-MM-DD). Answers from the law data as released on that day; excludes `kb`. Default: the present version.
                     */
                    asOf?: string | null;
                    /** @description Version of the law data (`kb_<date>_<hash>`) to answer from; excludes `asOf`. Default: the present version. */
                    kb?: string | null;
                    /**
                     * @description Whether to return a signed receipt of the answer in `receipt`.
                     * @default false
                     */
                    receipt?: boolean;
                    /**
                     * Format: int32
                     * @description Headcount in annual work units, as a whole number rounded down; 0 or more. For a group, the figure of the whole group.
                     */
                    tootajad: number;
                    /** @description Key of the sector or subsector, as listed by `scopingQuestions`. Omitted or null: taken from `tegevuskood` if that is confirmed. */
                    sektor?: string | null;
                    /** @description Key of a special case, as listed by `scopingQuestions`; null if none applies. */
                    erijuht?: string | null;
                    /** @description Keys of further special cases, as listed by `scopingQuestions`. */
                    erijuhud?: string[] | null;
                    /** @description Keys of entity types, as listed by `scopingQuestions`, of the Directive or of the national act. */
                    uksuse_liigid?: string[] | null;
                    /** @description Share of the sector's activity in turnover or income, in percent, 0 to 100; omitted or null if unknown. */
                    osakaal_protsent?: number | null;
                    /**
                     * @description Whether the organisation provides public electronic communications networks or publicly available electronic communications services.
                     * @default false
                     */
                    avalik_sidevork?: boolean;
                    /** @description Annual turnover in million EUR, 0 or more; omitted or null if unknown. */
                    kaive_meur?: number | null;
                    /** @description Balance sheet total in million EUR, 0 or more; omitted or null if unknown. */
                    bilanss_meur?: number | null;
                    /** @description Language of the texts as a two-letter code. Default: `et`; an unknown code falls back to `et` with a warning. */
                    keel?: string | null;
                    /** @description Country as ISO 3166-1 alpha-2 code in any case; EL and UK are accepted. Adds national law. Outside the EU, the Directive applies alone, with a warning. */
                    riik?: string | null;
                    /** @description National activity code or NACE code, optionally preceded by the name of its classification. A confirmed match sets `sektor` if that is omitted; an unknown code has no effect. */
                    tegevuskood?: string | null;
                    /**
                     * @description Whether the answer reports which linked enterprise would change the class. Default: false.
                     * @default false
                     */
                    kontserni_vihje?: boolean;
                    /** @description Draft of law to apply, by its id as listed by `reforms`; a draft is not law. Default: the law in force. */
                    reform?: string | null;
                };
            };
        };
        responses: {
            /** @description Determines whether an organisation is an essential or important entity. The result is deterministic, and nothing is stored. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ScopingResult"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["BodyTooLarge"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    scopeGroup: {
        parameters: {
            query?: {
                /** @description Language of the texts as a two-letter code. Default: `et`; an unknown code falls back to `et` with a warning. */
                keel?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Entities of the group, 1 to 500. */
                    uksused: components["schemas"]["GroupEntityInput"][];
                    /** @description Direct shares of one entity of the group in another, at most one per pair. */
                    osalused?: components["schemas"]["GroupHoldingInput"][] | null;
                    /** @description Natural persons of the group that act jointly. */
                    koos_tegutsevad?: components["schemas"]["JointPersonsInput"][] | null;
                    /** @description Pairs of markets that are directly upstream or downstream of each other. */
                    korvalturud?: components["schemas"]["AdjacentMarketsInput"][] | null;
                    /**
                     * @description Whether the answer contains a picture of the group.
                     * @default false
                     */
                    pilt?: boolean;
                    /** @description Draft of law to apply, by its id as listed by `reforms`; a draft is not law. Default: the law in force. */
                    reform?: string | null;
                    /** @description Language of the texts as a two-letter code. Default: `et`; an unknown code falls back to `et` with a warning. */
                    keel?: string | null;
                };
            };
        };
        responses: {
            /** @description Size and class of every entity of a group of companies by Recommendation 2003/361/EC, with each addend and its provision. At most 500 entities. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["GroupScoping"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["BodyTooLarge"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    scopeGroupPortfolio: {
        parameters: {
            query?: {
                /** @description stop: end at the first invalid line; skip: report it and continue. */
                on_fault?: "stop" | "skip";
                /** @description First line to process. Earlier lines are skipped and not counted. To continue an incomplete stream, send its resume_at. */
                from_line?: number;
                /** @description Number of lines of the request, including the header of a table. If another number arrives, the outcome is truncated. */
                lines?: number;
                /** @description half: answers start when the request is complete; full: answers start while it arrives, and its end must be marked by Content-Length or an end marker. */
                duplex?: "half" | "full";
                /** @description Language of the texts if a line has none. */
                keel?: string;
                /** @description Draft to apply if a line has none; a draft is not law. */
                reform?: string;
                /** @description Whether every answer includes the group as SVG. */
                pilt?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-ndjson": string;
            };
        };
        responses: {
            /** @description The answers, one per line, in the format of the request or of Accept. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": {
                        /**
                         * @description Kind of line.
                         * @constant
                         */
                        kind: "result";
                        /**
                         * Format: int32
                         * @description Line of the request, starting at 1; the header of a table is line 1.
                         */
                        line: number;
                        /** @description Id given by the caller; null if none was given. */
                        id: string | null;
                        data: components["schemas"]["GroupScoping"];
                        /** @description Warnings about the line. */
                        meta?: Record<string, never>;
                    } | {
                        /**
                         * @description Kind of line.
                         * @constant
                         */
                        kind: "fault";
                        /**
                         * Format: int32
                         * @description Line of the request, starting at 1; the header of a table is line 1.
                         */
                        line: number;
                        /** @description Id given by the caller; null if none was given. */
                        id: string | null;
                        /** @description The error. */
                        error: {
                            /** @description Stable error code. */
                            code: string;
                            /** @description Message. */
                            message: string;
                            /** @description One item for each error of the line. */
                            details: components["schemas"]["ErrorDetail"][];
                        };
                    } | {
                        /**
                         * @description Kind of line.
                         * @constant
                         */
                        kind: "progress";
                        /**
                         * Format: int32
                         * @description Lines processed, including those with an error.
                         */
                        lines: number;
                        /**
                         * Format: int32
                         * @description Lines with a result.
                         */
                        results: number;
                        /**
                         * Format: int32
                         * @description Lines with an error.
                         */
                        faults: number;
                        /**
                         * Format: int32
                         * @description Requests counted in the monthly quota.
                         */
                        counted: number;
                        /**
                         * Format: int64
                         * @description Bytes of the request read so far.
                         */
                        bytes_read: number;
                        /**
                         * Format: int64
                         * @description Size of the request in bytes; null while it is unknown.
                         */
                        bytes_total: number | null;
                    } | {
                        /**
                         * @description Kind of line.
                         * @constant
                         */
                        kind: "end";
                        /**
                         * Format: int32
                         * @description Lines processed, including those with an error.
                         */
                        lines: number;
                        /**
                         * Format: int32
                         * @description Lines with a result.
                         */
                        results: number;
                        /**
                         * Format: int32
                         * @description Lines with an error.
                         */
                        faults: number;
                        /**
                         * Format: int32
                         * @description Requests counted in the monthly quota.
                         */
                        counted: number;
                        /**
                         * Format: int64
                         * @description Bytes of the request read so far.
                         */
                        bytes_read: number;
                        /**
                         * Format: int64
                         * @description Size of the request in bytes; null while it is unknown.
                         */
                        bytes_total: number | null;
                        /**
                         * @description How the stream ended.
                         * @enum {string}
                         */
                        outcome: "complete" | "truncated" | "stopped" | "quota_exceeded" | "too_large" | "interrupted" | "failed";
                        /**
                         * Format: int32
                         * @description First line without an answer; null if all lines were answered.
                         */
                        resume_at: number | null;
                        /** @description Null if there was none. */
                        error: {
                            /** @description Stable error code. */
                            code: string;
                            /** @description Message. */
                            message: string;
                            /** @description One item for each error of the line. */
                            details: components["schemas"]["ErrorDetail"][];
                        } | null;
                        /**
                         * Format: int32
                         * @description Seconds to wait before continuing; null if not needed.
                         */
                        retry_after: number | null;
                        meta: components["schemas"]["Meta"];
                    };
                    "text/csv": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["BodyTooLarge"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    scopingPortfolio: {
        parameters: {
            query?: {
                /** @description stop: end at the first invalid line; skip: report it and continue. */
                on_fault?: "stop" | "skip";
                /** @description First line to process. Earlier lines are skipped and not counted. To continue an incomplete stream, send its resume_at. */
                from_line?: number;
                /** @description Number of lines of the request, including the header of a table. If another number arrives, the outcome is truncated. */
                lines?: number;
                /** @description half: answers start when the request is complete; full: answers start while it arrives, and its end must be marked by Content-Length or an end marker. */
                duplex?: "half" | "full";
                /** @description Language of the texts if a line has none. */
                keel?: string;
                /** @description Country if a line has none. */
                riik?: string;
                /** @description Answers from the law data as released on this day (YYYY-MM-DD). */
                asOf?: string;
                /** @description Answers from this version of the law data. */
                kb?: string;
                /** @description Whether every answer includes a signed receipt. */
                receipt?: boolean;
                /** @description Draft to apply if a line has none; a draft is not law. */
                reform?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "text/csv": string;
                "application/x-ndjson": string;
            };
        };
        responses: {
            /** @description The answers, one per line, in the format of the request or of Accept. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": {
                        /**
                         * @description Kind of line.
                         * @constant
                         */
                        kind: "result";
                        /**
                         * Format: int32
                         * @description Line of the request, starting at 1; the header of a table is line 1.
                         */
                        line: number;
                        /** @description Id given by the caller; null if none was given. */
                        id: string | null;
                        data: components["schemas"]["ScopingResult"];
                        /** @description Warnings about the line. */
                        meta?: Record<string, never>;
                    } | {
                        /**
                         * @description Kind of line.
                         * @constant
                         */
                        kind: "fault";
                        /**
                         * Format: int32
                         * @description Line of the request, starting at 1; the header of a table is line 1.
                         */
                        line: number;
                        /** @description Id given by the caller; null if none was given. */
                        id: string | null;
                        /** @description The error. */
                        error: {
                            /** @description Stable error code. */
                            code: string;
                            /** @description Message. */
                            message: string;
                            /** @description One item for each error of the line. */
                            details: components["schemas"]["ErrorDetail"][];
                        };
                    } | {
                        /**
                         * @description Kind of line.
                         * @constant
                         */
                        kind: "progress";
                        /**
                         * Format: int32
                         * @description Lines processed, including those with an error.
                         */
                        lines: number;
                        /**
                         * Format: int32
                         * @description Lines with a result.
                         */
                        results: number;
                        /**
                         * Format: int32
                         * @description Lines with an error.
                         */
                        faults: number;
                        /**
                         * Format: int32
                         * @description Requests counted in the monthly quota.
                         */
                        counted: number;
                        /**
                         * Format: int64
                         * @description Bytes of the request read so far.
                         */
                        bytes_read: number;
                        /**
                         * Format: int64
                         * @description Size of the request in bytes; null while it is unknown.
                         */
                        bytes_total: number | null;
                    } | {
                        /**
                         * @description Kind of line.
                         * @constant
                         */
                        kind: "end";
                        /**
                         * Format: int32
                         * @description Lines processed, including those with an error.
                         */
                        lines: number;
                        /**
                         * Format: int32
                         * @description Lines with a result.
                         */
                        results: number;
                        /**
                         * Format: int32
                         * @description Lines with an error.
                         */
                        faults: number;
                        /**
                         * Format: int32
                         * @description Requests counted in the monthly quota.
                         */
                        counted: number;
                        /**
                         * Format: int64
                         * @description Bytes of the request read so far.
                         */
                        bytes_read: number;
                        /**
                         * Format: int64
                         * @description Size of the request in bytes; null while it is unknown.
                         */
                        bytes_total: number | null;
                        /**
                         * @description How the stream ended.
                         * @enum {string}
                         */
                        outcome: "complete" | "truncated" | "stopped" | "quota_exceeded" | "too_large" | "interrupted" | "failed";
                        /**
                         * Format: int32
                         * @description First line without an answer; null if all lines were answered.
                         */
                        resume_at: number | null;
                        /** @description Null if there was none. */
                        error: {
                            /** @description Stable error code. */
                            code: string;
                            /** @description Message. */
                            message: string;
                            /** @description One item for each error of the line. */
                            details: components["schemas"]["ErrorDetail"][];
                        } | null;
                        /**
                         * Format: int32
                         * @description Seconds to wait before continuing; null if not needed.
                         */
                        retry_after: number | null;
                        meta: components["schemas"]["Meta"];
                    };
                    "text/csv": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["BodyTooLarge"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    scopingQuestions: {
        parameters: {
            query?: {
                /** @description Date (YYYY-MM-DD). Answers from the law data as released on that day; excludes `kb`. Default: the present version. */
                asOf?: string | null;
                /** @description Version of the law data (`kb_<date>_<hash>`) to answer from; excludes `asOf`. Default: the present version. */
                kb?: string | null;
                /** @description Language of the texts as a two-letter code. Default: `et`; an unknown code falls back to `et` with a warning. */
                keel?: string | null;
                /** @description Member state as ISO 3166-1 alpha-2 code in any case. Adds the entity types of its act. */
                riik?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Returns the questions of `scoping` and the keys that it accepts. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ScopingQuestions"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    confirmSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description What the browser returned for the options, in the JSON form of WebAuthn. */
                    credential: {
                        [key: string]: unknown;
                    };
                };
            };
        };
        responses: {
            /** @description Confirms a passkey for the session, which gets a new token in its cookie. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SignedIn"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["BodyTooLarge"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    startSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Begins to confirm a passkey for the session: options for the browser. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SecondFactorOptions"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["BodyTooLarge"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    services: {
        parameters: {
            query?: {
                /** @description Language of the texts as a two-letter code. Default: `et`; an unknown code falls back to `et` with a warning. */
                keel?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Returns the catalogue of services and licences, with prices net of VAT. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Services"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    session: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Session of this browser; null without one. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SessionState"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    sessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lists the sessions in force, newest first: an owner and a key see those of everyone, others their own. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MemberSessionList"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: uuid
                     * @description Id of the session (UUID).
                     */
                    session_id: string;
                };
            };
        };
        responses: {
            /** @description Ends a session at once. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MemberSession"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["BodyTooLarge"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    signIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Token of the link: what follows `#` in its address. */
                    token: string;
                };
            };
        };
        responses: {
            /** @description Begins a session with the token of a sign-in link, in the browser that requested the link. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SignedIn"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["BodyTooLarge"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    requestSignIn: {
        parameters: {
            query?: {
                /** @description Language of the email as a two-letter code; default: that of the organisation. */
                keel?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Email address, at most 200 characters. */
                    email: string;
                    /** @description Language of the email as a two-letter code; default: that of the organisation. */
                    keel?: string | null;
                };
            };
        };
        responses: {
            /** @description Sends a sign-in link to the people with this email address. The answer is the same whether there are any. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SignInRequest"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["BodyTooLarge"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    signOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Ends the session of this browser; idempotent. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SessionState"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["BodyTooLarge"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    signup: {
        parameters: {
            query?: {
                /** @description Language of the note and of emails as a two-letter code. Default: `et`. */
                keel?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Name of the company or person, 2 to 200 characters. */
                    nimi: string;
                    /**
                     * Format: idn-email
                     * @description Email address, at most 200 characters. The live key, or in the strict profile the way to it, is sent there after payment.
                     */
                    email: string;
                    /** @description Role of the organisation, which decides the operations that are permitted. */
                    roll: components["schemas"]["Roll"];
                    /** @description Billing country as ISO 3166-1 alpha-2 code in any case; it affects VAT. */
                    riik?: string | null;
                    /** @description VAT number with its country prefix, at most 20 characters. */
                    kmkr?: string | null;
                    /**
                     * @description Licence to order.
                     * @default professional
                     */
                    litsents?: components["schemas"]["Litsents"];
                    /** @description Website, at most 200 characters. */
                    veebileht?: string | null;
                    /** @description Language of the note and of emails as a two-letter code. Default: `et`. */
                    keel?: string | null;
                };
            };
        };
        responses: {
            /** @description Opens an account. A sandbox key is returned at once; a live key is emailed after payment, or shown in the console in the strict profile. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SignupResult"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["BodyTooLarge"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    status: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Reports the state of the service and its components. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["StatusReport"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    testClock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description State of the test clock of the sandbox key. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TestClock"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    advanceTestClock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * Format: int32
                     * @description Seconds to advance, at most one year. Not with `until`.
                     */
                    seconds?: number | null;
                    /** @description Moment to advance to. Not with `seconds`. */
                    until?: components["schemas"]["TestClockTarget"] | null;
                    /**
                     * Format: int32
                     * @description Requests to count in the month of the clock before it moves; near the monthly limit they cause `quota.warning`.
                     * @default 0
                     */
                    requests?: number;
                    /** @description What happens at the end of the licence's period; omitted: as before, `charged` at the start. */
                    renewal?: components["schemas"]["TestRenewal"] | null;
                };
            };
        };
        responses: {
            /** @description Moves the test clock of the sandbox key; everything that falls due on the way happens, in order. Starts the clock if it is not running. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TestClock"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["BodyTooLarge"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    resetTestClock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Removes the test clock with its orders, events and endpoints; the key is answered with the fixed samples again. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TestClock"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["BodyTooLarge"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    testEvents: {
        parameters: {
            query?: {
                /** @description `event_id` of the last event that the client received. */
                after?: string | null;
                /** @description Number of events per page. */
                first?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lists the events on the test clock of the sandbox key, oldest first; empty while it is not running. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TestEventList"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    triggerTestEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Type of the event: order.created, order.paid, order.generating, order.released, order.delayed, order.failed, order.expired, order.cancelled, order.refunded, invoice.issued, vat.verified, api_key.rotated, api_key.expiring, licence.activated, licence.expiring, licence.lapsed, quota.warning, kb.updated, law.changed. */
                    type: string;
                };
            };
        };
        responses: {
            /** @description Makes an event happen on the test clock, with what causes it and follows from it. Starts the clock if it is not running. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TestClock"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["BodyTooLarge"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    webhookEndpoints: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lists the webhook endpoints of the organisation, oldest first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WebhookEndpointList"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    createWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: iri
                     * @description Address that receives events: https, publicly reachable, 8 to 2,000 characters.
                     */
                    url: string;
                    /** @description Event types to receive; omitted, null or empty for all: order.created, order.paid, order.generating, order.released, order.delayed, order.failed, order.expired, order.cancelled, order.refunded, invoice.issued, vat.verified, api_key.rotated, api_key.expiring, licence.activated, licence.expiring, licence.lapsed, quota.warning, kb.updated, law.changed. */
                    tyybid?: string[] | null;
                };
            };
        };
        responses: {
            /** @description Registers an address that receives events in the Standard Webhooks format. The signing secret is returned only here. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WebhookSecret"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["BodyTooLarge"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    webhookDeliveries: {
        parameters: {
            query?: {
                /** @description Maximum number of items, 1 to 100. */
                limit?: number;
                /** @description Cursor of the next page: `meta.jargmine_kursor` of the previous response; omit it for the first page. */
                kursor?: string | null;
            };
            header?: never;
            path: {
                /** @description Id of the webhook endpoint (UUID). */
                webhook_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lists the deliveries to a webhook endpoint, newest first, with their attempts. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WebhookDeliveryList"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    deleteWebhookEndpoint: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: uuid
                     * @description Id of the webhook endpoint (UUID).
                     */
                    webhook_id: string;
                };
            };
        };
        responses: {
            /** @description Removes a webhook endpoint and drops its pending deliveries. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WebhookEndpoint"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["BodyTooLarge"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    replayWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: uuid
                     * @description Id of the webhook endpoint (UUID).
                     */
                    webhook_id: string;
                    /**
                     * Format: uuid
                     * @description Id of the event (UUID), as listed by `webhookDeliveries`.
                     */
                    event_id: string;
                };
            };
        };
        responses: {
            /** @description Delivers an event again, with the same id. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WebhookReplay"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["BodyTooLarge"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    rotateWebhookSecret: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: uuid
                     * @description Id of the webhook endpoint (UUID).
                     */
                    webhook_id: string;
                };
            };
        };
        responses: {
            /** @description Gives a webhook endpoint a new signing secret. The old secret also signs for 24 hours. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["WebhookSecret"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["BodyTooLarge"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    stripeWebhook: {
        parameters: {
            query?: never;
            header: {
                /** @description Time and signatures of the event. */
                "Stripe-Signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /** @description The event was recorded, or was recorded before. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Always true. */
                        received: boolean;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["BodyTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    wizardEvaluate: {
        parameters: {
            query?: {
                /** @description Language of the texts as a two-letter code. Default: `et`; an unknown code falls back to `et` with a warning. */
                keel?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: date
                     * @description Date (YYYY-MM-DD). Answers from the law data as released on that day; excludes `kb`. Default: the present version.
                     */
                    asOf?: string | null;
                    /** @description Version of the law data (`kb_<date>_<hash>`) to answer from; excludes `asOf`. Default: the present version. */
                    kb?: string | null;
                    /**
                     * @description Whether to return a signed receipt of the answer in `receipt`.
                     * @default false
                     */
                    receipt?: boolean;
                    /** @description Answers to all 20 questions. */
                    vastused: components["schemas"]["AnswersInput"];
                    /** @description Language of the texts as a two-letter code. Default: `et`; an unknown code falls back to `et` with a warning. */
                    keel?: string | null;
                    /** @description Country as ISO 3166-1 alpha-2 code in any case. Adds national hints and sources, never points. */
                    riik?: string | null;
                };
            };
        };
        responses: {
            /** @description Scores the answers of a gap self-assessment and ranks the gaps. Nothing is stored. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["GapEvaluation"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            408: components["responses"]["RequestTimeout"];
            413: components["responses"]["BodyTooLarge"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    wizardQuestions: {
        parameters: {
            query?: {
                /** @description Date (YYYY-MM-DD). Answers from the law data as released on that day; excludes `kb`. Default: the present version. */
                asOf?: string | null;
                /** @description Version of the law data (`kb_<date>_<hash>`) to answer from; excludes `asOf`. Default: the present version. */
                kb?: string | null;
                /** @description Language of the texts as a two-letter code. Default: `et`; an unknown code falls back to `et` with a warning. */
                keel?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Returns the 20 questions of the gap self-assessment. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    "Access-Control-Allow-Origin": components["headers"]["Access-Control-Allow-Origin"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["GapQuestions"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    on_order_created: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the event, as in `data.event_id`. */
                "webhook-id": string;
                /** @description Time of the attempt in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description Signatures of id, time and body, separated by spaces. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Type of the event.
                     * @constant
                     */
                    type: "order.created";
                    /**
                     * Format: date-time
                     * @description Time of the event (ISO 8601, UTC).
                     */
                    timestamp: string;
                    /** @description What the event is about. */
                    data: {
                        /**
                         * Format: uuid
                         * @description Id of the event, the same in all attempts and on all channels.
                         */
                        event_id: string;
                        /** @description Id of the order. */
                        order_id: string;
                        /** @description Key of the service, as listed by `services`. */
                        teenus: string;
                        /** @description Country as ISO 3166-1 alpha-2 code; null if none. */
                        riik: string | null;
                        olek: components["schemas"]["TellimuseOlek"];
                        makse_staatus: components["schemas"]["MakseStaatus"];
                        dokumendi_staatus: components["schemas"]["DokumendiStaatus"];
                        /**
                         * Format: int32
                         * @description Step reached: 1 placed, 2 paid, 3 documents being generated, 4 released.
                         */
                        samm: number;
                        /**
                         * Format: int32
                         * @description Number of steps of an order.
                         */
                        samme: number;
                    };
                };
            };
        };
        responses: {
            /** @description The event was received. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    on_order_paid: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the event, as in `data.event_id`. */
                "webhook-id": string;
                /** @description Time of the attempt in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description Signatures of id, time and body, separated by spaces. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Type of the event.
                     * @constant
                     */
                    type: "order.paid";
                    /**
                     * Format: date-time
                     * @description Time of the event (ISO 8601, UTC).
                     */
                    timestamp: string;
                    /** @description What the event is about. */
                    data: {
                        /**
                         * Format: uuid
                         * @description Id of the event, the same in all attempts and on all channels.
                         */
                        event_id: string;
                        /** @description Id of the order. */
                        order_id: string;
                        /** @description Key of the service, as listed by `services`. */
                        teenus: string;
                        /** @description Country as ISO 3166-1 alpha-2 code; null if none. */
                        riik: string | null;
                        olek: components["schemas"]["TellimuseOlek"];
                        makse_staatus: components["schemas"]["MakseStaatus"];
                        dokumendi_staatus: components["schemas"]["DokumendiStaatus"];
                        /**
                         * Format: int32
                         * @description Step reached: 1 placed, 2 paid, 3 documents being generated, 4 released.
                         */
                        samm: number;
                        /**
                         * Format: int32
                         * @description Number of steps of an order.
                         */
                        samme: number;
                    };
                };
            };
        };
        responses: {
            /** @description The event was received. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    on_order_generating: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the event, as in `data.event_id`. */
                "webhook-id": string;
                /** @description Time of the attempt in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description Signatures of id, time and body, separated by spaces. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Type of the event.
                     * @constant
                     */
                    type: "order.generating";
                    /**
                     * Format: date-time
                     * @description Time of the event (ISO 8601, UTC).
                     */
                    timestamp: string;
                    /** @description What the event is about. */
                    data: {
                        /**
                         * Format: uuid
                         * @description Id of the event, the same in all attempts and on all channels.
                         */
                        event_id: string;
                        /** @description Id of the order. */
                        order_id: string;
                        /** @description Key of the service, as listed by `services`. */
                        teenus: string;
                        /** @description Country as ISO 3166-1 alpha-2 code; null if none. */
                        riik: string | null;
                        olek: components["schemas"]["TellimuseOlek"];
                        makse_staatus: components["schemas"]["MakseStaatus"];
                        dokumendi_staatus: components["schemas"]["DokumendiStaatus"];
                        /**
                         * Format: int32
                         * @description Step reached: 1 placed, 2 paid, 3 documents being generated, 4 released.
                         */
                        samm: number;
                        /**
                         * Format: int32
                         * @description Number of steps of an order.
                         */
                        samme: number;
                    };
                };
            };
        };
        responses: {
            /** @description The event was received. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    on_order_released: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the event, as in `data.event_id`. */
                "webhook-id": string;
                /** @description Time of the attempt in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description Signatures of id, time and body, separated by spaces. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Type of the event.
                     * @constant
                     */
                    type: "order.released";
                    /**
                     * Format: date-time
                     * @description Time of the event (ISO 8601, UTC).
                     */
                    timestamp: string;
                    /** @description What the event is about. */
                    data: {
                        /**
                         * Format: uuid
                         * @description Id of the event, the same in all attempts and on all channels.
                         */
                        event_id: string;
                        /** @description Id of the order. */
                        order_id: string;
                        /** @description Key of the service, as listed by `services`. */
                        teenus: string;
                        /** @description Country as ISO 3166-1 alpha-2 code; null if none. */
                        riik: string | null;
                        olek: components["schemas"]["TellimuseOlek"];
                        makse_staatus: components["schemas"]["MakseStaatus"];
                        dokumendi_staatus: components["schemas"]["DokumendiStaatus"];
                        /**
                         * Format: int32
                         * @description Step reached: 1 placed, 2 paid, 3 documents being generated, 4 released.
                         */
                        samm: number;
                        /**
                         * Format: int32
                         * @description Number of steps of an order.
                         */
                        samme: number;
                    };
                };
            };
        };
        responses: {
            /** @description The event was received. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    on_order_delayed: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the event, as in `data.event_id`. */
                "webhook-id": string;
                /** @description Time of the attempt in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description Signatures of id, time and body, separated by spaces. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Type of the event.
                     * @constant
                     */
                    type: "order.delayed";
                    /**
                     * Format: date-time
                     * @description Time of the event (ISO 8601, UTC).
                     */
                    timestamp: string;
                    /** @description What the event is about. */
                    data: {
                        /**
                         * Format: uuid
                         * @description Id of the event, the same in all attempts and on all channels.
                         */
                        event_id: string;
                        /** @description Id of the order. */
                        order_id: string;
                        /** @description Key of the service, as listed by `services`. */
                        teenus: string;
                        /** @description Country as ISO 3166-1 alpha-2 code; null if none. */
                        riik: string | null;
                        olek: components["schemas"]["TellimuseOlek"];
                        makse_staatus: components["schemas"]["MakseStaatus"];
                        dokumendi_staatus: components["schemas"]["DokumendiStaatus"];
                        /**
                         * Format: int32
                         * @description Step reached: 1 placed, 2 paid, 3 documents being generated, 4 released.
                         */
                        samm: number;
                        /**
                         * Format: int32
                         * @description Number of steps of an order.
                         */
                        samme: number;
                    };
                };
            };
        };
        responses: {
            /** @description The event was received. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    on_order_failed: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the event, as in `data.event_id`. */
                "webhook-id": string;
                /** @description Time of the attempt in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description Signatures of id, time and body, separated by spaces. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Type of the event.
                     * @constant
                     */
                    type: "order.failed";
                    /**
                     * Format: date-time
                     * @description Time of the event (ISO 8601, UTC).
                     */
                    timestamp: string;
                    /** @description What the event is about. */
                    data: {
                        /**
                         * Format: uuid
                         * @description Id of the event, the same in all attempts and on all channels.
                         */
                        event_id: string;
                        /** @description Id of the order. */
                        order_id: string;
                        /** @description Key of the service, as listed by `services`. */
                        teenus: string;
                        /** @description Country as ISO 3166-1 alpha-2 code; null if none. */
                        riik: string | null;
                        olek: components["schemas"]["TellimuseOlek"];
                        makse_staatus: components["schemas"]["MakseStaatus"];
                        dokumendi_staatus: components["schemas"]["DokumendiStaatus"];
                        /**
                         * Format: int32
                         * @description Step reached: 1 placed, 2 paid, 3 documents being generated, 4 released.
                         */
                        samm: number;
                        /**
                         * Format: int32
                         * @description Number of steps of an order.
                         */
                        samme: number;
                    };
                };
            };
        };
        responses: {
            /** @description The event was received. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    on_order_expired: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the event, as in `data.event_id`. */
                "webhook-id": string;
                /** @description Time of the attempt in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description Signatures of id, time and body, separated by spaces. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Type of the event.
                     * @constant
                     */
                    type: "order.expired";
                    /**
                     * Format: date-time
                     * @description Time of the event (ISO 8601, UTC).
                     */
                    timestamp: string;
                    /** @description What the event is about. */
                    data: {
                        /**
                         * Format: uuid
                         * @description Id of the event, the same in all attempts and on all channels.
                         */
                        event_id: string;
                        /** @description Id of the order. */
                        order_id: string;
                        /** @description Key of the service, as listed by `services`. */
                        teenus: string;
                        /** @description Country as ISO 3166-1 alpha-2 code; null if none. */
                        riik: string | null;
                        olek: components["schemas"]["TellimuseOlek"];
                        makse_staatus: components["schemas"]["MakseStaatus"];
                        dokumendi_staatus: components["schemas"]["DokumendiStaatus"];
                        /**
                         * Format: int32
                         * @description Step reached: 1 placed, 2 paid, 3 documents being generated, 4 released.
                         */
                        samm: number;
                        /**
                         * Format: int32
                         * @description Number of steps of an order.
                         */
                        samme: number;
                    };
                };
            };
        };
        responses: {
            /** @description The event was received. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    on_order_cancelled: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the event, as in `data.event_id`. */
                "webhook-id": string;
                /** @description Time of the attempt in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description Signatures of id, time and body, separated by spaces. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Type of the event.
                     * @constant
                     */
                    type: "order.cancelled";
                    /**
                     * Format: date-time
                     * @description Time of the event (ISO 8601, UTC).
                     */
                    timestamp: string;
                    /** @description What the event is about. */
                    data: {
                        /**
                         * Format: uuid
                         * @description Id of the event, the same in all attempts and on all channels.
                         */
                        event_id: string;
                        /** @description Id of the order. */
                        order_id: string;
                        /** @description Key of the service, as listed by `services`. */
                        teenus: string;
                        /** @description Country as ISO 3166-1 alpha-2 code; null if none. */
                        riik: string | null;
                        olek: components["schemas"]["TellimuseOlek"];
                        makse_staatus: components["schemas"]["MakseStaatus"];
                        dokumendi_staatus: components["schemas"]["DokumendiStaatus"];
                        /**
                         * Format: int32
                         * @description Step reached: 1 placed, 2 paid, 3 documents being generated, 4 released.
                         */
                        samm: number;
                        /**
                         * Format: int32
                         * @description Number of steps of an order.
                         */
                        samme: number;
                    };
                };
            };
        };
        responses: {
            /** @description The event was received. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    on_order_refunded: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the event, as in `data.event_id`. */
                "webhook-id": string;
                /** @description Time of the attempt in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description Signatures of id, time and body, separated by spaces. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Type of the event.
                     * @constant
                     */
                    type: "order.refunded";
                    /**
                     * Format: date-time
                     * @description Time of the event (ISO 8601, UTC).
                     */
                    timestamp: string;
                    /** @description What the event is about. */
                    data: {
                        /**
                         * Format: uuid
                         * @description Id of the event, the same in all attempts and on all channels.
                         */
                        event_id: string;
                        /** @description Id of the order. */
                        order_id: string;
                        /** @description Key of the service, as listed by `services`. */
                        teenus: string;
                        /** @description Country as ISO 3166-1 alpha-2 code; null if none. */
                        riik: string | null;
                        olek: components["schemas"]["TellimuseOlek"];
                        makse_staatus: components["schemas"]["MakseStaatus"];
                        dokumendi_staatus: components["schemas"]["DokumendiStaatus"];
                        /**
                         * Format: int32
                         * @description Step reached: 1 placed, 2 paid, 3 documents being generated, 4 released.
                         */
                        samm: number;
                        /**
                         * Format: int32
                         * @description Number of steps of an order.
                         */
                        samme: number;
                    };
                };
            };
        };
        responses: {
            /** @description The event was received. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    on_invoice_issued: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the event, as in `data.event_id`. */
                "webhook-id": string;
                /** @description Time of the attempt in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description Signatures of id, time and body, separated by spaces. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Type of the event.
                     * @constant
                     */
                    type: "invoice.issued";
                    /**
                     * Format: date-time
                     * @description Time of the event (ISO 8601, UTC).
                     */
                    timestamp: string;
                    /** @description What the event is about. */
                    data: {
                        /**
                         * Format: uuid
                         * @description Id of the event, the same in all attempts and on all channels.
                         */
                        event_id: string;
                        /** @description Number of the invoice or credit note. */
                        number: string;
                        liik: components["schemas"]["ArveLiik"];
                        /** @description Id of the order. */
                        order_id: string;
                        /**
                         * Format: date
                         * @description Day of issue, or day of the change (YYYY-MM-DD).
                         */
                        kuupaev: string;
                        /** @description Amount in euros, VAT included; negative on a credit note. */
                        summa: string;
                        /** @description Currency as ISO 4217 code: `EUR`. */
                        valuuta: string;
                        /** @description Number of the credited invoice; null on an invoice. */
                        krediteerib: string | null;
                    };
                };
            };
        };
        responses: {
            /** @description The event was received. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    on_vat_verified: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the event, as in `data.event_id`. */
                "webhook-id": string;
                /** @description Time of the attempt in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description Signatures of id, time and body, separated by spaces. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Type of the event.
                     * @constant
                     */
                    type: "vat.verified";
                    /**
                     * Format: date-time
                     * @description Time of the event (ISO 8601, UTC).
                     */
                    timestamp: string;
                    /** @description What the event is about. */
                    data: {
                        /**
                         * Format: uuid
                         * @description Id of the event, the same in all attempts and on all channels.
                         */
                        event_id: string;
                        /** @description VAT number with its country prefix; null if not set. */
                        kmkr: string;
                        kmkr_staatus: components["schemas"]["KmkrStaatus"];
                        /**
                         * Format: date-time
                         * @description Time of the answer of VIES (ISO 8601, UTC).
                         */
                        kontrollitud: string;
                    };
                };
            };
        };
        responses: {
            /** @description The event was received. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    on_api_key_rotated: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the event, as in `data.event_id`. */
                "webhook-id": string;
                /** @description Time of the attempt in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description Signatures of id, time and body, separated by spaces. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Type of the event.
                     * @constant
                     */
                    type: "api_key.rotated";
                    /**
                     * Format: date-time
                     * @description Time of the event (ISO 8601, UTC).
                     */
                    timestamp: string;
                    /** @description What the event is about. */
                    data: {
                        /**
                         * Format: uuid
                         * @description Id of the event, the same in all attempts and on all channels.
                         */
                        event_id: string;
                        /** @description Id of the API key (UUID); it is not secret. */
                        key_id: string;
                        /** @description Last four characters of the key, to recognise it. */
                        viimased4: string;
                        /**
                         * Format: date-time
                         * @description Time until which the replaced key works (ISO 8601, UTC).
                         */
                        kehtib_kuni: string;
                    };
                };
            };
        };
        responses: {
            /** @description The event was received. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    on_api_key_expiring: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the event, as in `data.event_id`. */
                "webhook-id": string;
                /** @description Time of the attempt in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description Signatures of id, time and body, separated by spaces. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Type of the event.
                     * @constant
                     */
                    type: "api_key.expiring";
                    /**
                     * Format: date-time
                     * @description Time of the event (ISO 8601, UTC).
                     */
                    timestamp: string;
                    /** @description What the event is about. */
                    data: {
                        /**
                         * Format: uuid
                         * @description Id of the event, the same in all attempts and on all channels.
                         */
                        event_id: string;
                        /** @description Id of the API key (UUID); it is not secret. */
                        key_id: string;
                        /** @description Last four characters of the key, to recognise it. */
                        viimased4: string;
                        /**
                         * Format: date-time
                         * @description Time until which the replaced key works (ISO 8601, UTC).
                         */
                        kehtib_kuni: string;
                    };
                };
            };
        };
        responses: {
            /** @description The event was received. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    on_licence_activated: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the event, as in `data.event_id`. */
                "webhook-id": string;
                /** @description Time of the attempt in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description Signatures of id, time and body, separated by spaces. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Type of the event.
                     * @constant
                     */
                    type: "licence.activated";
                    /**
                     * Format: date-time
                     * @description Time of the event (ISO 8601, UTC).
                     */
                    timestamp: string;
                    /** @description What the event is about. */
                    data: {
                        /**
                         * Format: uuid
                         * @description Id of the event, the same in all attempts and on all channels.
                         */
                        event_id: string;
                        liik: components["schemas"]["Litsents"];
                        /**
                         * Format: date-time
                         * @description Start of the paid period (ISO 8601, UTC).
                         */
                        algus: string;
                        /**
                         * Format: date-time
                         * @description End of the paid period (ISO 8601, UTC).
                         */
                        lopp: string;
                        /**
                         * Format: date-time
                         * @description End of the grace period, in which limits and prices still apply (ISO 8601, UTC).
                         */
                        armuaja_lopp?: string;
                        /** @description Id of the order. */
                        order_id?: string;
                        /**
                         * @description Why the licence ends: `uuendamine` renewal is due, `makse_ebaonnestus` the charge failed.
                         * @enum {string}
                         */
                        pohjus?: "uuendamine" | "makse_ebaonnestus";
                    };
                };
            };
        };
        responses: {
            /** @description The event was received. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    on_licence_expiring: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the event, as in `data.event_id`. */
                "webhook-id": string;
                /** @description Time of the attempt in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description Signatures of id, time and body, separated by spaces. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Type of the event.
                     * @constant
                     */
                    type: "licence.expiring";
                    /**
                     * Format: date-time
                     * @description Time of the event (ISO 8601, UTC).
                     */
                    timestamp: string;
                    /** @description What the event is about. */
                    data: {
                        /**
                         * Format: uuid
                         * @description Id of the event, the same in all attempts and on all channels.
                         */
                        event_id: string;
                        liik: components["schemas"]["Litsents"];
                        /**
                         * Format: date-time
                         * @description Start of the paid period (ISO 8601, UTC).
                         */
                        algus: string;
                        /**
                         * Format: date-time
                         * @description End of the paid period (ISO 8601, UTC).
                         */
                        lopp: string;
                        /**
                         * Format: date-time
                         * @description End of the grace period, in which limits and prices still apply (ISO 8601, UTC).
                         */
                        armuaja_lopp?: string;
                        /** @description Id of the order. */
                        order_id?: string;
                        /**
                         * @description Why the licence ends: `uuendamine` renewal is due, `makse_ebaonnestus` the charge failed.
                         * @enum {string}
                         */
                        pohjus?: "uuendamine" | "makse_ebaonnestus";
                    };
                };
            };
        };
        responses: {
            /** @description The event was received. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    on_licence_lapsed: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the event, as in `data.event_id`. */
                "webhook-id": string;
                /** @description Time of the attempt in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description Signatures of id, time and body, separated by spaces. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Type of the event.
                     * @constant
                     */
                    type: "licence.lapsed";
                    /**
                     * Format: date-time
                     * @description Time of the event (ISO 8601, UTC).
                     */
                    timestamp: string;
                    /** @description What the event is about. */
                    data: {
                        /**
                         * Format: uuid
                         * @description Id of the event, the same in all attempts and on all channels.
                         */
                        event_id: string;
                        liik: components["schemas"]["Litsents"];
                        /**
                         * Format: date-time
                         * @description Start of the paid period (ISO 8601, UTC).
                         */
                        algus: string;
                        /**
                         * Format: date-time
                         * @description End of the paid period (ISO 8601, UTC).
                         */
                        lopp: string;
                        /**
                         * Format: date-time
                         * @description End of the grace period, in which limits and prices still apply (ISO 8601, UTC).
                         */
                        armuaja_lopp?: string;
                        /** @description Id of the order. */
                        order_id?: string;
                        /**
                         * @description Why the licence ends: `uuendamine` renewal is due, `makse_ebaonnestus` the charge failed.
                         * @enum {string}
                         */
                        pohjus?: "uuendamine" | "makse_ebaonnestus";
                    };
                };
            };
        };
        responses: {
            /** @description The event was received. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    on_quota_warning: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the event, as in `data.event_id`. */
                "webhook-id": string;
                /** @description Time of the attempt in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description Signatures of id, time and body, separated by spaces. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Type of the event.
                     * @constant
                     */
                    type: "quota.warning";
                    /**
                     * Format: date-time
                     * @description Time of the event (ISO 8601, UTC).
                     */
                    timestamp: string;
                    /** @description What the event is about. */
                    data: {
                        /**
                         * Format: uuid
                         * @description Id of the event, the same in all attempts and on all channels.
                         */
                        event_id: string;
                        /** @description Id of the API key (UUID); it is not secret. */
                        key_id: string;
                        /** @description Last four characters of the key, to recognise it. */
                        viimased4: string;
                        /** @description Calendar month (YYYY-MM, UTC). */
                        kuu: string;
                        /**
                         * Format: int32
                         * @description Number of counted requests.
                         */
                        paringuid: number;
                        /**
                         * Format: int32
                         * @description Requests permitted in the month; null if the number is not limited.
                         */
                        limiit: number;
                        /**
                         * Format: int32
                         * @description Requests that remain in the month; null if the number is not limited.
                         */
                        jaak: number;
                        /**
                         * Format: int32
                         * @description Percentage of the limit that was reached.
                         */
                        protsent: number;
                        /**
                         * Format: date-time
                         * @description Time at which counting starts again: the start of the next calendar month (ISO 8601, UTC).
                         */
                        lahtestub: string;
                    };
                };
            };
        };
        responses: {
            /** @description The event was received. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    on_kb_updated: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the event, as in `data.event_id`. */
                "webhook-id": string;
                /** @description Time of the attempt in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description Signatures of id, time and body, separated by spaces. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Type of the event.
                     * @constant
                     */
                    type: "kb.updated";
                    /**
                     * Format: date-time
                     * @description Time of the event (ISO 8601, UTC).
                     */
                    timestamp: string;
                    /** @description What the event is about. */
                    data: {
                        /**
                         * Format: uuid
                         * @description Id of the event, the same in all attempts and on all channels.
                         */
                        event_id: string;
                        /** @description Version of the law data (`kb_<date>_<hash>`). */
                        kb_versioon: string;
                        /** @description Version of the law data before. */
                        eelmine_kb_versioon: string;
                    };
                };
            };
        };
        responses: {
            /** @description The event was received. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    on_law_changed: {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the event, as in `data.event_id`. */
                "webhook-id": string;
                /** @description Time of the attempt in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description Signatures of id, time and body, separated by spaces. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Type of the event.
                     * @constant
                     */
                    type: "law.changed";
                    /**
                     * Format: date-time
                     * @description Time of the event (ISO 8601, UTC).
                     */
                    timestamp: string;
                    /** @description What the event is about. */
                    data: {
                        /**
                         * Format: uuid
                         * @description Id of the event, the same in all attempts and on all channels.
                         */
                        event_id: string;
                        /** @description Id of the record in the changelog. */
                        id: string;
                        /**
                         * Format: date
                         * @description Day of issue, or day of the change (YYYY-MM-DD).
                         */
                        kuupaev: string;
                        /** @description Version of the law data (`kb_<date>_<hash>`). */
                        kb_versioon: string;
                        /** @description Country as ISO 3166-1 alpha-2 code; null if none. */
                        riik: string | null;
                        liik: components["schemas"]["ChangeKind"];
                        /** @description Provision that changed; null if the change concerns none. */
                        paragrahv: string | null;
                        /**
                         * Format: uri
                         * @description Address of the source.
                         */
                        url: string;
                        /** @description Measures that the change is limited to; null: all. */
                        measures: string[] | null;
                        /** @description Frameworks that the change is limited to; null: all. */
                        frameworks: string[] | null;
                    };
                };
            };
        };
        responses: {
            /** @description The event was received. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
