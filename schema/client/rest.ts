/** Made by "npm run schema" from the contract; never edited by hand. */
export interface paths {
    "/v1/account/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who changed what of keys
         * @description Who changed what of keys, billing details, webhooks and orders, and when
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
         * All that is kept of the organisation
         * @description All that is kept of the organisation, without secrets
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
         * Sets billing and VAT details
         * @description Sets billing and VAT details; what is omitted or null stays, an empty text clears
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
         * Orders
         * @description Orders, invoices, licence, and what is used of the month’s allowances
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
    "/v1/changelog": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Changes of the law data
         * @description Changes of the law data, newest first
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
         * What differs between two versions of the law data
         * @description What differs between two versions of the law data
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
         * The change log as JSON Feed 1.1
         * @description Takes the parameters of /v1/changelog; newest first.
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
    "/v1/changelog/rss": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The change log as RSS 2.0
         * @description Takes the parameters of /v1/changelog; newest first.
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
    "/v1/download/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A document by its link
         * @description The token is the credential; it ends 72 hours after it was issued.
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
    "/v1/framework-mapping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The ten measures mapped to ISO 27001
         * @description The ten measures mapped to ISO 27001, DORA and GDPR, with the ISO 27001 baseline
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
         * One measure by letter
         * @description One measure by letter, article form or fragment of its name in any language
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
         * Which controls meet under the same measure
         * @description Which controls meet under the same measure
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
         * What is left of the ten measures where controls of another framework are held
         * @description What is left of the ten measures where controls of another framework are held
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
         * What is left of the measures for many organisations
         * @description One organisation a line, at most 10,000, answered when all have arrived; the last line tells how it ended. A line is asked as by the operation for one, with a member id that comes back. Every answer costs one request of the month, faults nothing; the request itself costs one. In a table the members of an answer are columns, lists and objects stand in their cell as JSON. Lines hold the members of /v1/graph/delta. In a table each control is a row; rows behind each other with the same id are one organisation.
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
         * Links of the mapping
         * @description Links of the mapping, filtered and ordered
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
         * The mapping as a file that other tools read
         * @description The mapping as a file that other tools read
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
    "/v1/graph/neighbours": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What lies around a place
         * @description What lies around a place, nearest first
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
         * Every way between two places
         * @description Every way between two places, with every link on it and what follows from them
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
    "/v1/graph/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Places by number or words
         * @description Places by number or words, best fit first
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
         * Whether this process answers
         * @description Whether this process answers; not metered
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
         * Deadlines of one incident under NIS2
         * @description Deadlines of one incident under NIS2, DORA and the GDPR, with an iCalendar file; nothing stored
         */
        post: operations["incidentDeadlines"];
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
         * Whether an incident is significant under Implementing Regulation (EU) 2024/2690
         * @description Whether an incident is significant under Implementing Regulation (EU) 2024/2690; nothing stored
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
         * Notices of the three stages of art 23(4)
         * @description Notices of the three stages of art 23(4), with their deadlines
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
         * An invoice as a document
         * @description Also a credit note. Only those of the client that the key is bound to; all others do not exist.
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
         * The keys of the organisation
         * @description The keys of the organisation, without their texts
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
         * Blocks another key of the organisation at once
         * @description Blocks another key of the organisation at once
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
         * Gives the calling key a successor
         * @description Gives the calling key a successor, told only here; the calling key works on for a while
         */
        post: operations["rotateKey"];
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
         * Orders a licence for a client that has signed up
         * @description Orders a licence for a client that has signed up: the same one again, or a higher one. Until it is paid there is one such order, however often it is asked for.
         */
        post: operations["orderLicence"];
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
         * Orders a service and tells where to pay
         * @description Orders a service and tells where to pay; a sandbox key gets the demo order, and with payload {"sandbox": <word>} the state or error of that word: makse_ootel, makse_aegunud, tyhistatud, makstud, genereerimisel, viibib, ebaonnestunud, vabastatud, tagastatud, UNAUTHORIZED, FORBIDDEN_ROLE, NOT_FOUND, IDEMPOTENCY_CONFLICT, VALIDATION_FAILED, RATE_LIMITED, INTERNAL_ERROR, UPSTREAM_UNAVAILABLE
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
         * Status and download links of an order
         * @description Status and download links of an order
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
         * @description Cancels an unpaid order: its payment page ends and its discount can be used again. Twice changes nothing.
         */
        post: operations["cancelOrder"];
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
         * What a service costs this client now
         * @description What a service costs this client now, VAT and licence price included
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
         * Whether a receipt is ours and unaltered
         * @description Whether a receipt is ours and unaltered
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
         * Whether today’s law gives another answer than a receipt states
         * @description Whether today’s law gives another answer than a receipt states, and why
         */
        post: operations["whatChanged"];
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
         * Whether an organisation is an essential or important entity
         * @description Whether an organisation is an essential or important entity; deterministic, nothing stored
         */
        post: operations["scoping"];
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
         * Scoping of many organisations
         * @description One organisation a line, at most 10,000, answered when all have arrived; the last line tells how it ended. A line is asked as by the operation for one, with a member id that comes back. Every answer costs one request of the month, faults nothing; the request itself costs one. In a table the members of an answer are columns, lists and objects stand in their cell as JSON. Lines hold the members of /v1/scoping.
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
         * The questions of scoping and the keys that answer them
         * @description The questions of scoping and the keys that answer them
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
    "/v1/services": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The service catalogue with prices
         * @description The service catalogue with prices, net of VAT
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
         * @description Opens an account: a sandbox key at once, a live key by mail after payment
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
         * State of the components
         * @description State of the components
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
    "/v1/webhook-endpoints": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where events are sent to
         * @description Where events are sent to
         */
        get: operations["webhookEndpoints"];
        put?: never;
        /**
         * Has events sent to an address in the Standard Webhooks form
         * @description Has events sent to an address in the Standard Webhooks form; the secret is told only here
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
         * What was sent to an endpoint
         * @description What was sent to an endpoint, and how it went
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
         * Ends an endpoint
         * @description Ends an endpoint; what waits is dropped
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
         * Sends an event once more
         * @description Sends an event once more, under the same id
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
         * Gives an endpoint a new secret
         * @description Gives an endpoint a new secret; the old one signs beside it for 24 hours
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
         * Notices of the payment provider
         * @description Signed by the provider in the header Stripe-Signature; not for clients.
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
         * Score
         * @description Score, gaps in order of urgency, next step
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
         * The 20 questions of the gap self-assessment
         * @description The 20 questions of the gap self-assessment
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
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description sector that an unconfirmed activity code may point to; it fills nothing */
        ActivityCodeHint: {
            sektor: string;
            nimetus: string;
            annex: components["schemas"]["Annex"];
        };
        /** @description confirmed match of an activity code with one sector */
        ActivityCodeMatch: {
            /** @description as NACE writes it */
            kood: string;
            /** @description version of NACE that it was read in */
            klassifikaator: string;
            /** @description heading, in English */
            nimetus: string | null;
            sektor: string;
            annex: components["schemas"]["Annex"];
            /** @description kinnitatud: confirmed */
            tugevus: string;
        };
        /**
         * @description annex of the Directive
         * @enum {string}
         */
        Annex: "I" | "II";
        /** @description an answer to each of the 20 questions */
        AnswersInput: {
            a1: components["schemas"]["GapAnswer"];
            a2: components["schemas"]["GapAnswer"];
            b1: components["schemas"]["GapAnswer"];
            b2: components["schemas"]["GapAnswer"];
            c1: components["schemas"]["GapAnswer"];
            c2: components["schemas"]["GapAnswer"];
            d1: components["schemas"]["GapAnswer"];
            d2: components["schemas"]["GapAnswer"];
            e1: components["schemas"]["GapAnswer"];
            e2: components["schemas"]["GapAnswer"];
            f1: components["schemas"]["GapAnswer"];
            f2: components["schemas"]["GapAnswer"];
            g1: components["schemas"]["GapAnswer"];
            g2: components["schemas"]["GapAnswer"];
            h1: components["schemas"]["GapAnswer"];
            h2: components["schemas"]["GapAnswer"];
            i1: components["schemas"]["GapAnswer"];
            i2: components["schemas"]["GapAnswer"];
            j1: components["schemas"]["GapAnswer"];
            j2: components["schemas"]["GapAnswer"];
        };
        /** @description A key without its text */
        ApiKey: {
            key_id: string;
            staatus: components["schemas"]["VotmeStaatus"];
            keskkond: components["schemas"]["VotmeKeskkond"];
            roll: components["schemas"]["Roll"];
            nimi: string | null;
            /** @description last four characters */
            viimased4: string;
            /** @description whether it is the calling key */
            praegune: boolean;
            /** @description ISO 8601, UTC */
            loodud: string;
            /** @description of a rotated key */
            kehtib_kuni: string | null;
            blokeeritud: string | null;
        };
        ApiKeyList: {
            /** @description newest first */
            votmed: components["schemas"]["ApiKey"][];
        };
        /** @enum {string} */
        ArveLiik: "arve" | "kreeditarve";
        /** @description A change in the name of the organisation: who, what, when; ids alone, no secrets */
        AuditEntry: {
            /** @description ISO 8601, UTC */
            at: string;
            /** @description key:<key_id>, operator, operator:<its key_id>, or the part of the service that did it */
            tegutseja: string;
            /** @description such as key.rotated, webhook.removed */
            tegevus: string;
            /** @description such as webhook:<webhook_id> */
            objekt: string;
            /** @description names of the fields that were changed */
            valjad: string[];
            /** @description null: no request */
            request_id: string | null;
        };
        AuditLog: {
            /** @description newest first */
            kirjed: components["schemas"]["AuditEntry"][];
        };
        /** @description details as stored now */
        BillingDetails: {
            kmkr: string | null;
            arveldus_riik: string | null;
            arveldus_aadress: string | null;
            reg_kood: string | null;
            kmkr_staatus: components["schemas"]["KmkrStaatus"];
            /** @description when, ISO 8601 in UTC */
            kontrollitud: string | null;
            /** @description null: VIES has not confirmed the number */
            kmkr_nimevaste: components["schemas"]["KmkrNimevaste"] | null;
            /** @description null: there is nothing to review */
            kmkr_ylevaatus: components["schemas"]["KmkrYlevaatus"] | null;
        };
        BillingInvoice: {
            number: string;
            /** @description YYYY-MM-DD */
            kuupaev: string;
            /** @description VAT included, two places; below zero on a credit note */
            summa: string;
            /** @description with the key: .docx; a PDF or the e-invoice (XML) by Accept or ?vorming */
            allalaadimislink: string;
            liik: components["schemas"]["ArveLiik"];
            order_id: string;
            /** @description number of the invoice that a credit note is against */
            krediteerib: string | null;
        };
        BillingLicence: {
            liik: string;
            /** @description ISO 8601, UTC */
            algus: string;
            /** @description end of the period paid for */
            lopp: string;
            staatus: components["schemas"]["LitsentsiStaatus"];
        };
        BillingOrder: {
            order_id: string;
            /** @description service key, or the licence */
            teenus: string;
            riik: string | null;
            makse_staatus: components["schemas"]["MakseStaatus"];
            dokumendi_staatus: components["schemas"]["DokumendiStaatus"];
            olek: components["schemas"]["TellimuseOlek"];
            /** @description net of VAT, two places */
            hind_neto: string;
            kaibemaks_protsent: number;
            /** @description two places */
            kaibemaks: string;
            kaibemaks_staatus: components["schemas"]["KaibemaksuStaatus"];
            /** @description VAT included, two places */
            hind_kokku: string;
            valuuta: string;
            /** @description ISO 8601, UTC */
            loodud: string;
        };
        BillingSummary: {
            /** @description newest first */
            tellimused: components["schemas"]["BillingOrder"][];
            /** @description newest first */
            arved: components["schemas"]["BillingInvoice"][];
            litsents: components["schemas"]["BillingLicence"] | null;
            kasutus: components["schemas"]["RequestUsage"];
            /** @description the last 31 days, the last one today */
            kasutus_paevad: components["schemas"]["RequestDay"][];
            soodustused: components["schemas"]["DiscountUsage"];
        };
        /** @enum {string} */
        ChangeKind: "lisatud" | "muudetud" | "eemaldatud" | "parandus";
        Changelog: {
            kirjed: components["schemas"]["KnowledgeChange"][];
            keel_kasutatud: string;
        };
        /**
         * @description valjas: out of scope
         * @enum {string}
         */
        Classification: "essential" | "important" | "valjas";
        /**
         * @description event that a term runs from
         * @enum {string}
         */
        ClockStart: "awareness" | "classification" | "notification_submitted" | "initial_notification_submitted" | "intermediate_submitted" | "early_warning_submitted" | "impact_ended" | "end_notice_submitted" | "handled";
        ComparedControl: {
            control: components["schemas"]["GraphNode"];
            /** @description some measure is mapped to it */
            is_mapped: boolean;
            counterparts: components["schemas"]["GraphCounterpart"][];
        };
        ComparedControlConnection: {
            edges: components["schemas"]["ComparedControlEdge"][];
            pageInfo: components["schemas"]["PageInfo"];
            /**
             * Format: int32
             * @description on all pages
             */
            totalCount: number;
        };
        ComparedControlEdge: {
            cursor: string;
            node: components["schemas"]["ComparedControl"];
        };
        ComponentStatus: {
            /** @description ok or down */
            status: string;
            /** @description embedded where the API does the component’s work itself */
            mode?: string;
        };
        ComponentStatuses: {
            api: components["schemas"]["ComponentStatus"];
            database: components["schemas"]["ComponentStatus"];
            redis: components["schemas"]["ComponentStatus"];
            worker: components["schemas"]["ComponentStatus"];
        };
        ControlReference: {
            /** @description control, clause or article */
            viide: string;
            /** @description its own short name, in English */
            nimetus: string;
        };
        /** @enum {string} */
        CriterionOutcome: "fulfilled" | "not_fulfilled" | "undetermined";
        /** @description documents at the licence price, all types together */
        DiscountUsage: {
            /** Format: int32 */
            kasutatud: number;
            /** Format: int32 */
            limiit: number;
            /** @description ISO 8601, UTC */
            lahtestub: string;
        };
        DocumentEntry: {
            /** @description file name */
            nimi: string;
            /** @description address of the file */
            allalaadimislink: string;
            tyyp: components["schemas"]["DokumendiTyyp"];
            /** Format: int32 */
            suurus_baiti: number;
            /** @description of the file, 64 hexadecimal digits */
            sha256: string;
            /** @description end of the link, ISO 8601 in UTC; null: the link does not end (sandbox) */
            kehtib_kuni: string | null;
            keel: string;
            kb_versioon: string;
        };
        /** @enum {string} */
        DokumendiStaatus: "ootel" | "genereerimisel" | "vabastatud";
        /**
         * @description more values may follow
         * @enum {string}
         */
        DokumendiTyyp: "naidis" | "turvapoliitika" | "intsidendikord" | "talitluspidevuse_plaan" | "tarneahela_poliitika" | "kohaldatavuse_deklaratsioon" | "raamistikukaart" | "intsidendimallid" | "tarneahela_toend" | "kontrolli_aruanne" | "korduskinnitus";
        /** @description type of entity of an annex */
        EntityType: {
            voti: string;
            nimetus: string;
            /** @description definitions that the annex points to */
            viited: string[];
            /** @description special cases to ask for */
            erijuhud: string[];
        };
        Error: {
            error: {
                /**
                 * @description branch on this
                 * @enum {string}
                 */
                code: "UNAUTHORIZED" | "FORBIDDEN_ROLE" | "NOT_FOUND" | "IDEMPOTENCY_CONFLICT" | "VALIDATION_FAILED" | "RATE_LIMITED" | "INTERNAL_ERROR" | "UPSTREAM_UNAVAILABLE";
                /** @description English, or Estonian where asked for */
                message: string;
                /** Format: uuid */
                request_id: string;
                details: components["schemas"]["ErrorDetail"][];
            };
        };
        ErrorDetail: {
            /** @description dotted path of the input */
            field: string;
            /** @description stable word, such as missing or int_type */
            type: string;
            msg: string;
        };
        /** @enum {string} */
        ExportEncoding: "text" | "base64";
        /**
         * @description oscal_catalog, oscal_mapping: of a framework (OSCAL 1.2). csv, xlsx: links. mermaid, svg: a measure and its links
         * @enum {string}
         */
        ExportFormat: "oscal_catalog" | "oscal_mapping" | "csv" | "xlsx" | "mermaid" | "svg";
        FrameworkComparison: {
            /** Format: int32 */
            controls_a: number;
            /** Format: int32 */
            controls_b: number;
            /**
             * Format: int32
             * @description controls of A that meet one of B
             */
            matched_a: number;
            /**
             * Format: int32
             * @description controls of B that meet one of A
             */
            matched_b: number;
            /** @description controls of A */
            rows: components["schemas"]["ComparedControlConnection"];
            /** @description controls of B without A */
            unmatched_b: components["schemas"]["GraphNode"][];
        };
        /** @enum {string} */
        FrameworkKey: "nis2" | "iso27001" | "dora" | "gdpr" | "ir_2024_2690" | "nist_csf_2_0" | "cis_v8_1";
        FrameworkMapping: {
            baseline: components["schemas"]["MappingBaseline"];
            meetmed: components["schemas"]["Measure"][];
            /** @description what holds for every measure */
            markused: components["schemas"]["MappingNote"][];
            /** @description languages whose names were not compared with the Official Journal */
            nimetus_kontrollimata: string[];
            keel_kasutatud: string;
        };
        /**
         * @description yes, partial, no
         * @enum {string}
         */
        GapAnswer: "jah" | "osaliselt" | "ei";
        /** @description Reading of the total; own design, without legal force */
        GapBand: {
            voti: string;
            nimetus: string;
            tekst: string;
            /**
             * Format: int32
             * @description least total of the band
             */
            alates: number;
            /**
             * Format: int32
             * @description greatest total of the band
             */
            kuni: number;
            /** @description questions to begin with whatever the answers */
            alusta: string[];
        };
        GapEvaluation: {
            /** Format: int32 */
            koondskoor: number;
            /** Format: int32 */
            max_skoor: number;
            tase: components["schemas"]["GapBand"];
            meetmed: components["schemas"]["GapMeasureScore"][];
            pingerida: components["schemas"]["GapPriority"][];
            jargmine_samm: components["schemas"]["GapNextStep"];
            /** @description what national law adds; empty without riik */
            riigi_vihjed: string[];
            /** @description what to know about the result */
            markused: string[];
            keel_kasutatud: string;
            /** @description signed receipt (JWS); null unless asked for. It holds the input; nothing is stored */
            receipt?: string;
            sources: components["schemas"]["Source"][];
        };
        GapMeasureScore: {
            /** @description letter a to j */
            meede: string;
            artikkel: string;
            /** Format: int32 */
            punktid: number;
            /** Format: int32 */
            max_punktid: number;
        };
        GapNextStep: {
            /** @description start, programme, close_gaps, maintain or complete */
            voti: string;
            /** @description the question to begin with */
            kysimus: string | null;
            tekst: string;
            /** @description key of the proposed service */
            teenus: string;
            /** @description net price, or where it starts */
            hind_eur: number | null;
        };
        GapOption: {
            vaartus: components["schemas"]["GapAnswer"];
            /** Format: int32 */
            punktid: number;
            /** @description what this answer means for the question */
            tahendus: string;
        };
        /** @description A gap, the most urgent first */
        GapPriority: {
            /** Format: int32 */
            koht: number;
            voti: string;
            /** @description letter a to j */
            meede: string;
            artikkel: string;
            teema: string;
            vastus: components["schemas"]["GapAnswer"];
            /** Format: int32 */
            punkte_puudu: number;
            /**
             * Format: int32
             * @description orders the gaps, never changes the points
             */
            kaal: number;
            kaalu_pohjus: string;
            /**
             * Format: int32
             * @description place among these gaps when they are closed in the order in which they build on each other
             */
            tegevusjarjekord: number;
            soovitus: string;
            /** @description evidence that an auditor asks to see */
            toendid: string;
            /** @description key of the service that helps with it */
            teenus: string;
            iso27001: components["schemas"]["IsoReference"][];
            sources: components["schemas"]["Source"][];
        };
        GapQuestion: {
            voti: string;
            /** @description letter a to j */
            meede: string;
            artikkel: string;
            teema: string;
            tekst: string;
            selgitus: string;
            variandid: components["schemas"]["GapOption"][];
            /** @description evidence that an auditor asks to see */
            toendid: string;
            /**
             * Format: int32
             * @description orders the gaps, never changes the points
             */
            kaal: number;
            kaalu_pohjus: string;
            iso27001: components["schemas"]["IsoReference"][];
            sources: components["schemas"]["Source"][];
        };
        GapQuestions: {
            kysimused: components["schemas"]["GapQuestion"][];
            /** Format: int32 */
            max_skoor: number;
            /** @description what to know about the result */
            markused: string[];
            keel_kasutatud: string;
            sources: components["schemas"]["Source"][];
        };
        GraphCounterpart: {
            control: components["schemas"]["GraphNode"];
            /** @description letters of the measures that both serve */
            measures: string[];
            /** @description under some measure both carry it */
            is_core: boolean;
            /** @description of the best meeting, by its weaker link */
            confidence: components["schemas"]["MappingConfidence"];
            meetings: components["schemas"]["GraphMeeting"][];
        };
        GraphExport: {
            file_name: string;
            media_type: string;
            /** @description how content stands here */
            encoding: components["schemas"]["ExportEncoding"];
            content: string;
        };
        /** @description A link, with what it rests on */
        GraphLink: {
            /** @description stays the same while the link exists */
            id: string;
            measure: components["schemas"]["GraphNode"];
            control: components["schemas"]["GraphNode"];
            /** @description read from the measure to the control */
            relation: components["schemas"]["MappingRelation"];
            role: components["schemas"]["MappingRole"] | null;
            coverage: components["schemas"]["Kate"] | null;
            confidence: components["schemas"]["MappingConfidence"];
            /** @description what inside the control makes the link */
            provision: string;
            /** @description what the link says, in words */
            rationale: string;
            evidence: components["schemas"]["MappingEvidence"][];
            sources: components["schemas"]["Source"][];
            /** @description knowledge base that the link is from */
            kb_versioon: string;
        };
        GraphLinkConnection: {
            edges: components["schemas"]["GraphLinkEdge"][];
            pageInfo: components["schemas"]["PageInfo"];
            /**
             * Format: int32
             * @description on all pages
             */
            totalCount: number;
        };
        GraphLinkEdge: {
            cursor: string;
            node: components["schemas"]["GraphLink"];
        };
        /** @description Two links of one measure */
        GraphMeeting: {
            /** @description letter a to j */
            measure: string;
            here: components["schemas"]["GraphLink"];
            there: components["schemas"]["GraphLink"];
        };
        GraphNeighbour: {
            /**
             * Format: int32
             * @description links on the shortest way
             */
            distance: number;
            place: components["schemas"]["GraphNode"];
            /** @description the last step of that way */
            by: components["schemas"]["GraphStep"];
        };
        GraphNeighbourConnection: {
            edges: components["schemas"]["GraphNeighbourEdge"][];
            pageInfo: components["schemas"]["PageInfo"];
            /**
             * Format: int32
             * @description on all pages
             */
            totalCount: number;
        };
        GraphNeighbourEdge: {
            cursor: string;
            node: components["schemas"]["GraphNeighbour"];
        };
        /** @description A place of the mapping graph: a measure, or a control of a framework */
        GraphNode: {
            /** @description such as measure:b or iso27001:A.5.24 */
            id: string;
            kind: components["schemas"]["GraphNodeKind"];
            framework: components["schemas"]["FrameworkKey"];
            /** @description number as the framework prints it */
            ref: string;
            /** @description of a measure the Directive’s words in the language asked for, else English */
            title: string | null;
        };
        GraphNodeConnection: {
            edges: components["schemas"]["GraphNodeEdge"][];
            pageInfo: components["schemas"]["PageInfo"];
            /**
             * Format: int32
             * @description on all pages
             */
            totalCount: number;
        };
        GraphNodeEdge: {
            cursor: string;
            node: components["schemas"]["GraphNode"];
        };
        /** @enum {string} */
        GraphNodeKind: "measure" | "control";
        GraphPath: {
            /** Format: int32 */
            hops: number;
            /** @description of the first place to the last; null where nothing follows */
            relation: components["schemas"]["MappingRelation"] | null;
            breaks_at: components["schemas"]["PathBreak"] | null;
            /** @description of the weakest link */
            confidence: components["schemas"]["MappingConfidence"];
            /**
             * Format: int32
             * @description its number, the first of several
             */
            weakest_step: number;
            steps: components["schemas"]["GraphStep"][];
        };
        GraphPathConnection: {
            edges: components["schemas"]["GraphPathEdge"][];
            pageInfo: components["schemas"]["PageInfo"];
            /**
             * Format: int32
             * @description on all pages
             */
            totalCount: number;
        };
        GraphPathEdge: {
            cursor: string;
            node: components["schemas"]["GraphPath"];
        };
        GraphStep: {
            /**
             * Format: int32
             * @description from 1
             */
            number: number;
            from: components["schemas"]["GraphNode"];
            to: components["schemas"]["GraphNode"];
            /** @description read in the direction of the step */
            relation: components["schemas"]["MappingRelation"];
            link: components["schemas"]["GraphLink"];
        };
        Health: {
            status: string;
            versioon: string;
            /**
             * Format: int32
             * @description seconds since this process started
             */
            uptime_s: number;
        };
        HeldControlInput: {
            /** @description number as the framework prints it, such as A.5.24 */
            control: string;
            status: components["schemas"]["HoldState"];
            /** @description comes back with the answer */
            note?: string | null;
        };
        /** @description A line that was not used */
        HeldLine: {
            /**
             * Format: int32
             * @description from 1; in a table the header is line 1
             */
            line: number;
            control: string;
        };
        HeldLink: {
            control: components["schemas"]["GraphNode"];
            status: components["schemas"]["HoldState"];
            note: string | null;
            /** @description the link that says so */
            link: components["schemas"]["GraphLink"];
        };
        /**
         * @description excluded: left out in the statement of applicability
         * @enum {string}
         */
        HoldState: "excluded" | "planned" | "partial" | "implemented";
        IncidentClock: {
            regime: components["schemas"]["IncidentRegime"];
            /** @description key of the duty, such as nis2_early_warning */
            duty: string;
            title: string;
            /** @description YYYY-MM-DDTHH:mm:ssZ; null where the act says "without undue delay" alone */
            deadline: string | null;
            /** @description the deadline by the clock of the country’s capital, ISO 8601 with its offset */
            deadline_local?: string;
            /** @description false if the start was not given: the earliest end was taken, for DORA the last possible one */
            deadline_exact: boolean;
            /** @description where the deadline is not exact: in time whenever the term starts */
            safe_by?: string;
            /** @description NIS2 reports: end of the term with its last possible start */
            legal_latest?: string;
            /** @description NIS2: what the act counts the term from */
            anchor?: components["schemas"]["IncidentTermAnchor"];
            /** @description NIS2: whom the national act names as recipients, all at once; empty if not coded */
            recipients: string[];
            /** @description where national law sets a shorter term */
            national_deadline?: string;
            runs_from: components["schemas"]["ClockStart"];
            /** @description when that happened; null where it was not given */
            runs_from_at?: string;
            /** @description how the term is counted */
            basis: string;
            /** @description the end by rules on days off, for comparison; null where none applies */
            working_day_deadline?: string;
            working_day_deadline_local?: string;
            working_day_reason?: string;
            notes: string[];
            sources: components["schemas"]["Source"][];
        };
        IncidentDeadlines: {
            clocks: components["schemas"]["IncidentClock"][];
            /** @description which act goes first, where duties of NIS2 and DORA were asked for */
            precedence?: string;
            precedence_sources: components["schemas"]["Source"][];
            hoiatused: string[];
            riigi_erisused: components["schemas"]["NationalDeviation"][];
            /** @description the deadlines as an iCalendar file; what is not exact stands at its safe_by */
            ics: string;
            keel_kasutatud: string;
        };
        /** @enum {string} */
        IncidentEntityClass: "essential" | "important";
        /**
         * @description entities for which national acts name other stages or recipients
         * @enum {string}
         */
        IncidentEntityGroup: "telecoms" | "energy" | "public_administration" | "other";
        /**
         * @description nis2_trust_service: a trust service provider whose trust services are affected
         * @enum {string}
         */
        IncidentParty: "nis2_entity" | "nis2_trust_service" | "dora_financial_entity" | "gdpr_controller" | "gdpr_processor";
        IncidentPhase: {
            phase: components["schemas"]["IncidentPhaseName"];
            /** @description YYYY-MM-DDTHH:mm:ssZ */
            deadline: string;
            /** @description what the deadline is counted from */
            deadline_basis: string;
            /** @description where national law sets a shorter term */
            national_deadline?: string;
            /** @description second stage of a trust service provider whose trust services are affected */
            trust_service_deadline?: string;
            /** @description final report: in time whenever the incident notification is submitted */
            safe_by?: string;
            /** @description final report: end of the term of the act that applies; the Directive: one calendar month after the submission of the incident notification */
            legal_latest?: string;
            /** @description true if the event from which the term runs was given */
            legal_latest_exact?: boolean;
            /** @description the deadline by the clock of the country, ISO 8601 with its offset */
            deadline_local?: string;
            deadline_note?: string;
            /** @description what the act counts the term from */
            anchor: components["schemas"]["IncidentTermAnchor"];
            /** @description whom the act names as recipients, all at once; empty if not coded */
            recipients: string[];
            legal_basis: string;
            /** @description text to complete and send */
            template: string;
            sources: components["schemas"]["Source"][];
        };
        /** @enum {string} */
        IncidentPhaseName: "early_warning" | "incident_notification" | "final_report";
        /** @enum {string} */
        IncidentRegime: "nis2" | "dora" | "gdpr";
        IncidentSignificance: {
            verdict: components["schemas"]["IncidentVerdict"];
            /** @description the verdict in words */
            conclusion: string;
            /** @description every criterion of the entity type, fulfilled ones first */
            criteria: components["schemas"]["SignificanceCriterion"][];
            /** @description arguments that would decide; empty if decided */
            missing: string[];
            notes: string[];
            sources: components["schemas"]["Source"][];
            keel_kasutatud: string;
        };
        IncidentTemplates: {
            phases: components["schemas"]["IncidentPhase"][];
            hoiatused: string[];
            riigi_erisused: components["schemas"]["NationalDeviation"][];
            /** @description null where no Member State was named; on REST present only where pending */
            transposition_status?: components["schemas"]["TranspositionStatus"];
            transposition_note?: string;
            keel_kasutatud: string;
        };
        /**
         * @description what the act counts the term from; unstated: the act names no start
         * @enum {string}
         */
        IncidentTermAnchor: "awareness" | "detection" | "establishment" | "finding" | "unstated" | "early_warning_submitted" | "notification_submitted" | "impact_ended" | "end_notice_submitted" | "handled" | "restored";
        /** @enum {string} */
        IncidentVerdict: "significant" | "not_significant" | "undetermined";
        IsoCertified: {
            kate: components["schemas"]["Kate"];
            /** @description what a certified organisation has */
            olemas: string;
            /** @description the remaining NIS2 gap */
            vahe: string;
            /** @description why coverage is graded so */
            pohjendus: string;
        };
        /** @description A clause or control of ISO/IEC 27001:2022 */
        IsoReference: {
            viide: string;
            /** @description official short name */
            nimetus: string;
        };
        /**
         * @description what is known of the VAT number that the rate rests on
         * @enum {string}
         */
        KaibemaksuStaatus: "pole_vaja" | "kontrollimata" | "kehtiv" | "kehtetu" | "kattesaamatu";
        /**
         * @description What a certificate under ISO/IEC 27001 covers: tugev strong, osaline partial
         * @enum {string}
         */
        Kate: "tugev" | "osaline";
        /**
         * @description how the name of the organisation compares with the one that VIES gave; avaldamata: it gave none
         * @enum {string}
         */
        KmkrNimevaste: "vastab" | "osaline" | "erineb" | "avaldamata";
        /**
         * @description what the VAT information exchange said of the number
         * @enum {string}
         */
        KmkrStaatus: "kontrollimata" | "kehtiv" | "kehtetu" | "kattesaamatu";
        /**
         * @description what the operator found where number, name and place differ; tagasi_lykatud: the number does not count
         * @enum {string}
         */
        KmkrYlevaatus: "pooleli" | "kinnitatud" | "tagasi_lykatud";
        KnowledgeChange: {
            id: string;
            /** @description YYYY-MM-DD */
            kuupaev: string;
            kb_versioon: string;
            eelmine_kb_versioon: string | null;
            seadus: string;
            /** @description null: the act as a whole */
            paragrahv: string | null;
            /** @description null: all countries */
            riik: string | null;
            liik: components["schemas"]["ChangeKind"];
            kirjeldus: string;
            url: string;
        };
        KnowledgeDiff: {
            from: string;
            to: string;
            /**
             * Format: int32
             * @description differences on all pages
             */
            kokku: number;
            /** @description those of this page */
            teemad: components["schemas"]["KnowledgeDifferences"][];
        };
        KnowledgeDifference: {
            /** @description file without ending, a colon, the place in the file */
            path: string;
            liik: components["schemas"]["ChangeKind"];
            /** @description null where it was not */
            vana: unknown | null;
            /** @description null where it is not */
            uus: unknown | null;
        };
        KnowledgeDifferences: {
            /** @description part of the law data, such as countries */
            teema: string;
            erinevused: components["schemas"]["KnowledgeDifference"][];
        };
        /** @enum {string} */
        KontoStaatus: "ootel_makset" | "live";
        Licence: {
            voti: string;
            /** @description net price per month */
            hind_eur: number;
            /** Format: int32 */
            kvoot: number;
        };
        /** @description one figure per licence */
        LicenceFigures: {
            professional: number;
            enterprise: number;
        };
        /**
         * @description API licence
         * @enum {string}
         */
        Litsents: "professional" | "enterprise";
        /**
         * @description armuaeg: the period paid for is over, its limits and prices still hold
         * @enum {string}
         */
        LitsentsiStaatus: "kehtiv" | "armuaeg" | "loppenud";
        /** @description The Directive’s own words, by language code */
        LocalizedName: {
            bg: string | null;
            cs: string | null;
            da: string | null;
            de: string | null;
            el: string | null;
            en: string | null;
            es: string | null;
            et: string | null;
            fi: string | null;
            fr: string | null;
            hr: string | null;
            hu: string | null;
            it: string | null;
            lt: string | null;
            lv: string | null;
            nl: string | null;
            pl: string | null;
            pt: string | null;
            ro: string | null;
            sk: string | null;
            sl: string | null;
            sv: string | null;
        };
        /** @enum {string} */
        MakseStaatus: "ootel" | "tasutud";
        MappingBaseline: {
            /**
             * Format: int32
             * @description total measures
             */
            kokku: number;
            /** @description articles strongly covered */
            tugev_kate: string[];
            /** @description articles partially covered */
            osaline_kate: string[];
            /** @description article to gap text, all measures */
            vahed: {
                [key: string]: unknown;
            };
        };
        /**
         * @description An own grading of the evidence. high: the law itself, or ENISA confirmed by another; medium: ENISA alone, or two opinions; low: one opinion
         * @enum {string}
         */
        MappingConfidence: "low" | "medium" | "high";
        MappingDelta: {
            framework: components["schemas"]["FrameworkKey"];
            /** Format: int32 */
            covered: number;
            /** Format: int32 */
            partly: number;
            /** Format: int32 */
            open: number;
            measures: components["schemas"]["MeasureDelta"][];
            /** @description lines that name no control of the framework */
            unknown: components["schemas"]["HeldLine"][];
            /** @description lines whose control came before */
            repeated: components["schemas"]["HeldLine"][];
            /** @description what the answer is and is not */
            note: string;
            /** @description signed receipt (JWS); null unless asked for. It holds the input; nothing is stored */
            receipt?: string;
            keel_kasutatud: string;
        };
        /** @description What a link rests on */
        MappingEvidence: {
            code: string;
            meaning: string;
        };
        /** @enum {string} */
        MappingEvidenceCode: "LAW" | "ENISA_TIG" | "SCF" | "XREF_A" | "XREF_B" | "OWN";
        /** @enum {string} */
        MappingLinkOrder: "measure" | "framework" | "confidence";
        MappingNote: {
            tekst: string;
            sources: components["schemas"]["Source"][];
        };
        /**
         * @description How measure and control relate, in the words of OSCAL; an own reading
         * @enum {string}
         */
        MappingRelation: "equal" | "equivalent" | "subset" | "superset" | "intersects";
        /**
         * @description core carries the measure, related supports a part of it
         * @enum {string}
         */
        MappingRole: "core" | "related";
        /** @description One of the ten measures of art 21(2)(a) to (j) of Directive (EU) 2022/2555 */
        Measure: {
            /** @description letter a to j */
            voti: string;
            /** @description form art 21(2)(x) */
            artikkel: string;
            nimetus: components["schemas"]["LocalizedName"];
            kaardistus: components["schemas"]["MeasureControls"];
            iso_sertifitseeritud: components["schemas"]["IsoCertified"];
            sources: components["schemas"]["Source"][];
            keel_kasutatud: string;
        };
        /** @description core references by framework */
        MeasureControls: {
            iso27001: components["schemas"]["ControlReference"][];
            dora: components["schemas"]["ControlReference"][];
            gdpr: components["schemas"]["ControlReference"][];
        };
        MeasureDelta: {
            measure: components["schemas"]["GraphNode"];
            standing: components["schemas"]["MeasureStanding"];
            /**
             * Format: int32
             * @description percent of what carries it in place
             */
            share_low: number;
            /**
             * Format: int32
             * @description percent in place or in part
             */
            share_high: number;
            held: components["schemas"]["HeldLink"][];
            /** @description what carries the measure and is not in place */
            missing: components["schemas"]["GraphLink"][];
            /** @description what a certificate leaves open */
            beyond: string | null;
            next_steps: string[];
            warnings: string[];
            sources: components["schemas"]["Source"][];
        };
        /**
         * @description point of art 21(2)
         * @enum {string}
         */
        MeasureKey: "a" | "b" | "c" | "d" | "e" | "f" | "g" | "h" | "i" | "j";
        /**
         * @description covered: all that carries the measure is in place, and the framework can carry it
         * @enum {string}
         */
        MeasureStanding: "covered" | "partly" | "open";
        Meta: {
            /** @description operator of the service */
            powered_by: string;
            /** Format: uuid */
            request_id: string;
            /**
             * @description present for test keys only
             * @enum {string}
             */
            environment?: "sandbox";
            /** @description remarks for the caller */
            hoiatused?: string[];
            /** @description other matches */
            muud_vasted?: string[];
            /** @description cursor of the next page */
            jargmine_kursor?: string;
            /** @description true: the answer to an earlier request with the same idempotency_key */
            idempotency_replayed?: boolean;
            /** @description cursor of the next page of invoices */
            jargmine_arvete_kursor?: string;
            /** @description members of the body that the operation does not know */
            eiratud_valjad?: string[];
        };
        NationalDeviation: {
            tekst: string;
            /** @description whoever keeps the terms of the Directive alone would be late or incomplete */
            tugev: boolean;
            source: components["schemas"]["Source"];
        };
        /** @description what the national act makes of the class */
        NationalOverlay: {
            /** @description lower-case ISO 3166-1 alpha-2 */
            riik: string;
            kategooria: string;
            /** @description official national term, never translated */
            termin: string;
            act: string;
            viide: string;
            source_url: string;
            /** Format: int32 */
            kb_id: number;
            /** @description basis of the size limits; arvud_seaduses: the act prints its own numbers */
            kynnis_alus: string;
        };
        NationalResult: {
            klassifikatsioon: components["schemas"]["Classification"];
            suurus: components["schemas"]["SizeClass"];
            /** @description whether the Directive alone gives another */
            erineb: boolean;
            /** @description provisions of the act that it rests on */
            viited: string[];
        };
        NumberRange: {
            min: number | null;
            max: number | null;
        };
        Order: {
            order_id: string;
            /** @description service key */
            teenus: string;
            /** @description target country */
            riik: string | null;
            /** @description hosted payment page; null where nothing is to be paid */
            makselink: string | null;
            makse_staatus: components["schemas"]["MakseStaatus"];
            dokumendi_staatus: components["schemas"]["DokumendiStaatus"];
            tulemus: components["schemas"]["OrderResult"];
            olek: components["schemas"]["TellimuseOlek"];
            /** @description ISO 8601, UTC */
            loodud: string;
            /** @description end of an unpaid order, ISO 8601 in UTC; null once it is paid */
            aegub: string | null;
            /** @description net of VAT, decimal with two places */
            hind_neto: string;
            kaibemaks_protsent: number;
            /** @description decimal with two places */
            kaibemaks: string;
            /** @description what is to be paid */
            hind_kokku: string;
            valuuta: string;
            kaibemaks_staatus: components["schemas"]["KaibemaksuStaatus"];
            arve_number: string | null;
            /**
             * Format: int32
             * @description documents that the order brings
             */
            dokumendid_arv: number;
        };
        OrderResult: {
            /** @description once the documents are released */
            dokumendid?: components["schemas"]["DocumentEntry"][];
            /** @description sandbox only */
            sandbox_note?: string;
        };
        OrganisationExport: {
            /** @description ISO 8601, UTC */
            loodud: string;
            /** @description name of a kind of record → its rows, in the service’s own terms, the newest 10,000 of each */
            andmed: {
                [key: string]: unknown;
            };
        };
        PageInfo: {
            hasNextPage: boolean;
            hasPreviousPage: boolean;
            startCursor: string | null;
            endCursor: string | null;
        };
        /** @description Where a path stops telling anything of its ends */
        PathBreak: {
            /**
             * Format: int32
             * @description number of the step that does not compose
             */
            step: number;
            /** @description the place in the middle */
            node: string;
            reason: string;
        };
        /** @description net price by period, EUR */
        PeriodPrices: {
            kuu: number;
            aasta: number;
        };
        /** @description What an order placed now would cost; nothing is stored or reserved */
        Quote: {
            /** @description service key */
            teenus: string;
            /** @description target country */
            riik: string | null;
            /** @description net of VAT, decimal with two places */
            hind_neto: string;
            kaibemaks_protsent: number;
            /** @description decimal with two places */
            kaibemaks: string;
            /** @description what would be to be paid */
            hind_kokku: string;
            valuuta: string;
            kaibemaks_staatus: components["schemas"]["KaibemaksuStaatus"];
            /** @description whether it is the licence price */
            soodushind: boolean;
            /**
             * Format: int32
             * @description orders left at the licence price this month; null where there is no such price
             */
            soodustusi_jaak: number | null;
            /**
             * Format: int32
             * @description documents that the order would bring
             */
            dokumendid_arv: number;
        };
        /** @description What a receipt states */
        Receipt: {
            operation: string;
            /** @description ISO 8601, UTC */
            issued_at: string;
            issuer: string;
            kb_versioon: string;
            /** @description of the input’s canonical JSON */
            input_sha256: string;
            input: {
                [key: string]: unknown;
            };
            result: {
                [key: string]: unknown;
            };
            /** @description codes of the rules that led to the result */
            rules: string[];
        };
        ReceiptCheck: {
            valid: boolean;
            /** @description null where it does not hold */
            receipt: components["schemas"]["Receipt"] | null;
        };
        ReceiptDifference: {
            /** @description place in the result */
            path: string;
            /** @description added, changed or removed */
            kind: string;
            /** @description null where it was not */
            then: unknown | null;
            /** @description null where it is not */
            now: unknown | null;
        };
        /** @description requests that count in the month */
        RequestDay: {
            /** @description YYYY-MM-DD, UTC */
            paev: string;
            /** Format: int32 */
            paringuid: number;
        };
        /** @description requests of this key */
        RequestUsage: {
            /** @description YYYY-MM, UTC */
            kuu: string;
            /** Format: int32 */
            paringuid: number;
            /** Format: int32 */
            limiit: number | null;
            /** Format: int32 */
            jaak: number | null;
            /** @description ISO 8601, UTC */
            lahtestub: string;
        };
        /** @description net price by risk tier, EUR */
        RiskTierPrices: {
            R1: number;
            R2: number;
            R3: number;
            R4: number;
        };
        /**
         * @description who the caller is
         * @enum {string}
         */
        Roll: "lawyer_firm" | "lawyer_individual" | "client" | "grc_platform";
        RotatedKey: {
            /** @description the new key; told only here */
            voti: string;
            key_id: string;
            viimased4: string;
            /** @description end of the calling key, ISO 8601 in UTC; null: it is blocked */
            vana_kehtib_kuni: string | null;
        };
        /** @description the nearest change of one figure that leads to another class */
        ScopingCounterfactual: {
            /** @description such as tootajad >= 50 */
            tingimus: string;
            klassifikatsioon: components["schemas"]["Classification"];
            tekst: string;
        };
        ScopingQuestion: {
            /** @description field of the scoping request */
            voti: string;
            tekst: string;
            abi: string;
            /** @description integer, number, boolean, string; sektor, erijuht, riik: a key of that list */
            tyyp: string;
            kohustuslik: boolean;
            vahemik: components["schemas"]["NumberRange"] | null;
        };
        ScopingQuestions: {
            kysimused: components["schemas"]["ScopingQuestion"][];
            sektorid: components["schemas"]["Sector"][];
            /** @description the strictest first */
            erijuhud: components["schemas"]["SpecialCase"][];
            riigid: components["schemas"]["ServedCountry"][];
            keel_kasutatud: string;
            sources: components["schemas"]["Source"][];
        };
        ScopingResult: {
            klassifikatsioon: components["schemas"]["Classification"];
            suurus: components["schemas"]["SizeClass"];
            /** @description the sector that was used */
            sektor: string | null;
            annex: components["schemas"]["Annex"] | null;
            pohjendused: string[];
            hoiatused: string[];
            riigi_overlay: components["schemas"]["NationalOverlay"] | null;
            /** @description result by the national act’s own size limits and rules, where they are known */
            riigi_tulemus: components["schemas"]["NationalResult"] | null;
            riigi_markus: string | null;
            kood_vaste: components["schemas"]["ActivityCodeMatch"] | null;
            kood_vihjed: components["schemas"]["ActivityCodeHint"][];
            jalg: components["schemas"]["ScopingTraceStep"][];
            vastupidine: components["schemas"]["ScopingCounterfactual"][];
            /** @description registreerimiskohustus, teises_riigis, lex_specialis_dora, tuvastamine_voimalik; more may follow */
            olukord: string[];
            /** @description null where no Member State was named; on REST present only where pending */
            transposition_status?: components["schemas"]["TranspositionStatus"];
            transposition_note?: string;
            keel_kasutatud: string;
            /** @description signed receipt (JWS); null unless asked for. It holds the input; nothing is stored */
            receipt?: string;
            sources: components["schemas"]["Source"][];
        };
        /** @description a rule that fired, in the order in which the rules were tried */
        ScopingTraceStep: {
            /** @description stable code of the rule */
            reegel: string;
            artikkel: string;
            tekst: string;
        };
        Sector: {
            voti: string;
            nimetus: string;
            annex: components["schemas"]["Annex"];
            /** @description point of the annex */
            punkt: string;
            uksuse_liigid: components["schemas"]["EntityType"][];
            alamsektorid: components["schemas"]["Subsector"][];
        };
        ServedCountry: {
            riik: string;
            staatus: components["schemas"]["TranspositionStatus"];
        };
        Service: {
            voti: string;
            nimetus: string;
            kirjeldus: string;
            /** @description net price, or where it starts */
            hind_eur: number;
            hind_min_eur: number;
            hind_max_eur: number;
            tasemed: components["schemas"]["RiskTierPrices"] | null;
            /** @description kuu where paid by month */
            periood: string | null;
            perioodid: components["schemas"]["PeriodPrices"] | null;
            soodushind: components["schemas"]["LicenceFigures"] | null;
            /** @description documents at the licence price per calendar month, all types together */
            kvoot: components["schemas"]["LicenceFigures"] | null;
            /** Format: int32 */
            dokumente: number;
        };
        Services: {
            teenused: components["schemas"]["Service"][];
            litsentsid: components["schemas"]["Licence"][];
            valuuta: string;
            /** @description prices are net of VAT */
            kaibemaksuta: boolean;
            /** @description JSON Schema of payload in createOrder: the facts that documents are made of */
            payload_skeem: {
                [key: string]: unknown;
            };
            keel_kasutatud: string;
        };
        SignificanceComparison: {
            /** @description argument that was compared */
            input: string;
            value: number;
            /** @description >, <, >= or <=: the comparison that would hold */
            operator: string;
            /** @description the limit, computed from a share where that is smaller */
            limit: number;
            unit: string;
        };
        SignificanceCriterion: {
            /** @description such as 7.b: article 7, point (b) */
            id: string;
            text: string;
            outcome: components["schemas"]["CriterionOutcome"];
            comparisons: components["schemas"]["SignificanceComparison"][];
            /** @description arguments that would decide this criterion */
            missing: string[];
            source: components["schemas"]["Source"];
        };
        /**
         * @description entity types of Implementing Regulation (EU) 2024/2690; other: every other type
         * @enum {string}
         */
        SignificanceEntityType: "dns_service_provider" | "tld_name_registry" | "cloud_computing" | "data_centre" | "content_delivery_network" | "managed_service_provider" | "managed_security_service_provider" | "online_marketplace" | "online_search_engine" | "social_networking_platform" | "trust_service_provider" | "other";
        SignupResult: {
            staatus: components["schemas"]["KontoStaatus"];
            litsents: components["schemas"]["Litsents"];
            /** @description sandbox key; told only here */
            sandbox_voti: string;
            /** @description licence order */
            order_id: string;
            /** @description payment that activates the live key */
            makselink: string;
            /**
             * Format: int32
             * @description licence price per month, net of VAT
             */
            hind_eur: number;
            /** @description address of the documentation */
            dokumentatsioon: string;
            note: string;
        };
        /**
         * @description size class of Recommendation 2003/361/EC
         * @enum {string}
         */
        SizeClass: "mikro" | "vaike" | "keskmine" | "suur";
        /** @description The act, the provision and the knowledge-base version that a statement rests on */
        Source: {
            /** @description name of the act */
            seadus: string;
            /** @description article or paragraph */
            paragrahv: string;
            url: string;
            /** @description date of the legal position, YYYY-MM-DD */
            seisukuupaev: string;
            /** @description knowledge-base version kb_<date>_<hash> */
            kb_versioon: string;
        };
        SpecialCase: {
            voti: string;
            nimetus: string;
            /** @description provisions that it rests on */
            viide: string;
            /** @description has no effect without a sector */
            vajab_sektorit: boolean;
        };
        StatusReport: {
            /** @description operational, degraded or outage */
            overall: string;
            /** @description time of the check, ISO 8601 */
            timestamp: string;
            teenused: components["schemas"]["ComponentStatuses"];
        };
        Subsector: {
            voti: string;
            nimetus: string;
            annex: components["schemas"]["Annex"];
            /** @description point of the annex */
            punkt: string;
            uksuse_liigid: components["schemas"]["EntityType"][];
        };
        /**
         * @description where the order stands, in more words than its two statuses have
         * @enum {string}
         */
        TellimuseOlek: "makse_ootel" | "makse_aegunud" | "tyhistatud" | "makstud" | "genereerimisel" | "viibib" | "ebaonnestunud" | "vabastatud" | "tagastatud";
        /** @enum {string} */
        TranspositionStatus: "transposed" | "pending";
        /** @enum {string} */
        VotmeKeskkond: "live" | "sandbox";
        /**
         * @description lopeb: it was rotated and works until kehtib_kuni
         * @enum {string}
         */
        VotmeStaatus: "kehtiv" | "lopeb" | "loppenud" | "blokeeritud";
        WebhookAttempt: {
            /** @description when it began, ISO 8601 in UTC */
            aeg: string;
            /**
             * Format: int32
             * @description null: it is under way, or was broken off
             */
            kestus_ms: number | null;
            /**
             * Format: int32
             * @description null: no answer
             */
            http_staatus: number | null;
            /** @description a word; null: none */
            viga: string | null;
        };
        WebhookDelivery: {
            /** @description webhook-id of the delivery */
            event_id: string;
            type: string;
            /** @description when it happened, ISO 8601 in UTC */
            at: string;
            /**
             * Format: int32
             * @description since it was last sent anew
             */
            katseid: number;
            viimane_katse: string | null;
            /** @description null: none */
            jargmine_katse: string | null;
            /**
             * Format: int32
             * @description of the last answer
             */
            http_staatus: number | null;
            /** @description a word; null: none */
            viga: string | null;
            kohale_toimetatud: string | null;
            /** @description not tried again */
            loobutud: string | null;
            /** @description every attempt, those before it was sent anew included: the latest 30, oldest first */
            katsed: components["schemas"]["WebhookAttempt"][];
        };
        WebhookDeliveryList: {
            /** @description newest first */
            saadetised: components["schemas"]["WebhookDelivery"][];
        };
        WebhookEndpoint: {
            webhook_id: string;
            url: string;
            /** @description null: all events */
            tyybid: string[] | null;
            /** @description ISO 8601, UTC */
            loodud: string;
        };
        WebhookEndpointList: {
            /** @description oldest first */
            webhookid: components["schemas"]["WebhookEndpoint"][];
        };
        WebhookReplay: {
            /** @description is sent again at once */
            event_id: string;
        };
        WebhookSecret: {
            webhook: components["schemas"]["WebhookEndpoint"];
            /** @description signs every delivery (Standard Webhooks); told only here */
            saladus: string;
        };
        WhatChanged: {
            /** @description today’s law gives another answer, or other reasons */
            changed: boolean;
            kb_then: string;
            kb_now: string;
            receipt: components["schemas"]["Receipt"];
            /** @description today’s result for the same input */
            now: {
                [key: string]: unknown;
            };
            differences: components["schemas"]["ReceiptDifference"][];
            rules_added: string[];
            rules_removed: string[];
            /** @description recorded between the two versions, of the Union and of the country in the input */
            law_changes: components["schemas"]["KnowledgeChange"][];
        };
    };
    responses: {
        /** @description the client holds this answer already (If-None-Match); no body */
        NotModified: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                ETag: components["headers"]["ETag"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description missing, unknown or blocked API key */
        Unauthorized: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": {
                 *         "code": "UNAUTHORIZED",
                 *         "message": "What went wrong",
                 *         "request_id": "3f1c2f7e-8a55-4a39-9d1d-0d3b8f0c6a11",
                 *         "details": []
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description role not permitted here */
        ForbiddenRole: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": {
                 *         "code": "FORBIDDEN_ROLE",
                 *         "message": "What went wrong",
                 *         "request_id": "3f1c2f7e-8a55-4a39-9d1d-0d3b8f0c6a11",
                 *         "details": []
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description what was asked for does not exist */
        NotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": {
                 *         "code": "NOT_FOUND",
                 *         "message": "What went wrong",
                 *         "request_id": "3f1c2f7e-8a55-4a39-9d1d-0d3b8f0c6a11",
                 *         "details": []
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description same idempotency_key with a different payload */
        IdempotencyConflict: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": {
                 *         "code": "IDEMPOTENCY_CONFLICT",
                 *         "message": "What went wrong",
                 *         "request_id": "3f1c2f7e-8a55-4a39-9d1d-0d3b8f0c6a11",
                 *         "details": []
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description body over 256 KiB */
        BodyTooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": {
                 *         "code": "VALIDATION_FAILED",
                 *         "message": "What went wrong",
                 *         "request_id": "3f1c2f7e-8a55-4a39-9d1d-0d3b8f0c6a11",
                 *         "details": [
                 *           {
                 *             "field": "tootajad",
                 *             "type": "missing",
                 *             "msg": "Field required"
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description invalid body or parameters */
        ValidationFailed: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": {
                 *         "code": "VALIDATION_FAILED",
                 *         "message": "What went wrong",
                 *         "request_id": "3f1c2f7e-8a55-4a39-9d1d-0d3b8f0c6a11",
                 *         "details": [
                 *           {
                 *             "field": "tootajad",
                 *             "type": "missing",
                 *             "msg": "Field required"
                 *           }
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description too many requests, or the month is used up */
        RateLimited: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                Link: components["headers"]["Link"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": {
                 *         "code": "RATE_LIMITED",
                 *         "message": "What went wrong",
                 *         "request_id": "3f1c2f7e-8a55-4a39-9d1d-0d3b8f0c6a11",
                 *         "details": []
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description unexpected server error */
        InternalError: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                Link: components["headers"]["Link"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": {
                 *         "code": "INTERNAL_ERROR",
                 *         "message": "What went wrong",
                 *         "request_id": "3f1c2f7e-8a55-4a39-9d1d-0d3b8f0c6a11",
                 *         "details": []
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description a service that this depends on is temporarily unavailable */
        UpstreamUnavailable: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                Link: components["headers"]["Link"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "error": {
                 *         "code": "UPSTREAM_UNAVAILABLE",
                 *         "message": "What went wrong",
                 *         "request_id": "3f1c2f7e-8a55-4a39-9d1d-0d3b8f0c6a11",
                 *         "details": []
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: {
        /** @description id of this request */
        "X-Request-Id": string;
        /** @description requests in any 60 seconds */
        "X-RateLimit-Limit": number;
        /** @description requests left of them */
        "X-RateLimit-Remaining": number;
        /** @description epoch second at which the whole allowance is back */
        "X-RateLimit-Reset": number;
        /** @description quotas in the form of the IETF draft */
        "RateLimit-Policy": string;
        /** @description seconds until trying again makes sense */
        "Retry-After": number;
        /** @description rel="help": the section of the guide about this error */
        Link: string;
        /** @description weak tag: version of the law data and a digest of the answer, request_id apart; send it as If-None-Match */
        ETag: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    auditLog: {
        parameters: {
            query?: {
                limit?: number;
                /** @description meta.jargmine_kursor of the page before */
                kursor?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Who changed what of keys, billing details, webhooks and orders, and when */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
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
            /** @description All that is kept of the organisation, without secrets */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
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
    setBillingDetails: {
        parameters: {
            query?: {
                /**
                 * @description language of the remarks
                 * @example en
                 */
                keel?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "arveldus_riik": "ee",
                 *       "arveldus_aadress": "Näidise 1, 10111 Tallinn"
                 *     }
                 */
                "application/json": {
                    /** @description VAT number; empty clears, null keeps */
                    kmkr?: string | null;
                    /** @description ISO 3166-1 alpha-2; empty clears */
                    arveldus_riik?: string | null;
                    /** @description billing address; empty clears */
                    arveldus_aadress?: string | null;
                    /** @description company register code; empty clears */
                    reg_kood?: string | null;
                    /** @description language of the remarks */
                    keel?: string | null;
                };
            };
        };
        responses: {
            /** @description Sets billing and VAT details; what is omitted or null stays, an empty text clears */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
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
                /** @description most orders, and most invoices, in the answer */
                limit?: number;
                /** @description meta.jargmine_kursor of the page before */
                kursor?: string | null;
                /** @description of the invoices: meta.jargmine_arvete_kursor of the page before */
                arvete_kursor?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Orders, invoices, licence, and what is used of the month’s allowances */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
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
    changelog: {
        parameters: {
            query?: {
                /** @description changes from this day on, YYYY-MM-DD */
                alates?: string | null;
                /** @description changes of this country’s law and those that concern all countries */
                riik?: string | null;
                limit?: number;
                /** @description meta.jargmine_kursor of the page before */
                kursor?: string | null;
                /**
                 * @description language of the descriptions
                 * @example en
                 */
                keel?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Changes of the law data, newest first */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
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
                /**
                 * @description the older version, kb_<date>_<hash>
                 * @example kb_2026-11-21_e9941245
                 */
                from: string;
                /** @description the version to compare with; the present one by default */
                to?: string | null;
                limit?: number;
                /** @description meta.jargmine_kursor of the page before */
                kursor?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What differs between two versions of the law data */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
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
                alates?: string;
                riik?: string;
                keel?: string;
                limit?: number;
                kursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the feed */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
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
    changelogRss: {
        parameters: {
            query?: {
                alates?: string;
                riik?: string;
                keel?: string;
                limit?: number;
                kursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the feed */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
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
    download: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example the last part of allalaadimislink */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the file */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    frameworkMapping: {
        parameters: {
            query?: {
                /** @description answer from the law data as released on that day, YYYY-MM-DD */
                asOf?: string | null;
                /** @description answer from that version of the law data, kb_<date>_<hash> */
                kb?: string | null;
                /**
                 * @description language of the texts
                 * @example en
                 */
                keel?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The ten measures mapped to ISO 27001, DORA and GDPR, with the ISO 27001 baseline */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
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
                /** @description answer from the law data as released on that day, YYYY-MM-DD */
                asOf?: string | null;
                /** @description answer from that version of the law data, kb_<date>_<hash> */
                kb?: string | null;
                /**
                 * @description language of the texts
                 * @example en
                 */
                keel?: string | null;
            };
            header?: never;
            path: {
                /**
                 * @description letter a to j, article form, or a fragment of the name
                 * @example a
                 */
                measure_key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One measure by letter, article form or fragment of its name in any language */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
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
                first?: number;
                /** @description cursor behind which the page starts */
                after?: string | null;
                /**
                 * @description language of the texts
                 * @example en
                 */
                keel?: string | null;
                /** @example iso27001 */
                framework_a: components["schemas"]["FrameworkKey"];
                /** @example dora */
                framework_b: components["schemas"]["FrameworkKey"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Which controls meet under the same measure */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
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
    mappingDelta: {
        parameters: {
            query?: {
                /**
                 * @description language of the texts
                 * @example en
                 */
                keel?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "framework": "iso27001",
                 *       "items": [
                 *         {
                 *           "control": "A.5.24",
                 *           "status": "implemented"
                 *         }
                 *       ],
                 *       "keel": "en"
                 *     }
                 */
                "application/json": {
                    framework: components["schemas"]["FrameworkKey"];
                    /** @description either this or csv */
                    items?: components["schemas"]["HeldControlInput"][] | null;
                    /** @description table with the columns control, status and, if wanted, note */
                    csv?: string | null;
                    /**
                     * @description a signed receipt of the answer, in the member receipt
                     * @default false
                     */
                    receipt?: boolean;
                    /** @description language of the texts */
                    keel?: string | null;
                };
            };
        };
        responses: {
            /** @description What is left of the ten measures where controls of another framework are held */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
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
                /** @description stop: end at the first bad line; skip: tell it and go on */
                on_fault?: "stop" | "skip";
                /** @description lines before it are passed over and not counted: resume_at of a stream that did not reach its end */
                from_line?: number;
                /** @description number of lines of the request, the header of a table included; with another number the outcome is truncated */
                lines?: number;
                /** @description half: answers begin when the request has ended; full: while it arrives, and its end must be proven by Content-Length or by an end marker */
                duplex?: "half" | "full";
                /** @description where a line names none */
                framework?: string;
                /** @description language of the texts where a line names none */
                keel?: string;
                /** @description a signed receipt with every answer */
                receipt?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example id,framework,control,status
                 *     a,iso27001,A.5.24,implemented
                 */
                "text/csv": string;
                /** @example {"id":"a","framework":"iso27001","items":[{"control":"A.5.24","status":"implemented"}]} */
                "application/x-ndjson": string;
            };
        };
        responses: {
            /** @description the answers, one a line; as the request came, or as Accept prefers */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": {
                        /** @constant */
                        kind: "result";
                        /** @description line of the request, from 1; the header of a table is line 1 */
                        line: number;
                        /** @description the caller’s own word, as it came */
                        id: string | null;
                        data: components["schemas"]["MappingDelta"];
                        meta?: Record<string, never>;
                    } | {
                        /** @constant */
                        kind: "fault";
                        /** @description line of the request, from 1; the header of a table is line 1 */
                        line: number;
                        /** @description the caller’s own word, as it came */
                        id: string | null;
                        error: {
                            code: string;
                            message: string;
                            details: components["schemas"]["ErrorDetail"][];
                        };
                    } | {
                        /** @constant */
                        kind: "progress";
                        /** @description organisations answered, faults included */
                        lines: number;
                        /** @description of them with a result */
                        results: number;
                        /** @description of them with a fault */
                        faults: number;
                        /** @description units of the month that this request has used up */
                        counted: number;
                        /** @description bytes of the request up to there */
                        bytes_read: number;
                        /** @description null while it is not known */
                        bytes_total: number | null;
                    } | {
                        /** @constant */
                        kind: "end";
                        /** @description organisations answered, faults included */
                        lines: number;
                        /** @description of them with a result */
                        results: number;
                        /** @description of them with a fault */
                        faults: number;
                        /** @description units of the month that this request has used up */
                        counted: number;
                        /** @description bytes of the request up to there */
                        bytes_read: number;
                        /** @description null while it is not known */
                        bytes_total: number | null;
                        /** @enum {string} */
                        outcome: "complete" | "truncated" | "stopped" | "quota_exceeded" | "too_large" | "interrupted" | "failed";
                        /** @description first line without an answer */
                        resume_at: number | null;
                        error: {
                            code: string;
                            message: string;
                            details: components["schemas"]["ErrorDetail"][];
                        } | null;
                        /** @description seconds */
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
                first?: number;
                /** @description cursor behind which the page starts */
                after?: string | null;
                /**
                 * @description language of the texts
                 * @example en
                 */
                keel?: string | null;
                measure?: components["schemas"]["MeasureKey"] | null;
                framework?: components["schemas"]["FrameworkKey"] | null;
                role?: components["schemas"]["MappingRole"] | null;
                relation?: components["schemas"]["MappingRelation"] | null;
                /** @description at least so much */
                confidence?: components["schemas"]["MappingConfidence"] | null;
                /** @description among what the link rests on */
                evidence?: components["schemas"]["MappingEvidenceCode"] | null;
                order?: components["schemas"]["MappingLinkOrder"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Links of the mapping, filtered and ordered */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
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
                /** @description demanded by the OSCAL formats */
                framework?: components["schemas"]["FrameworkKey"] | null;
                /** @description demanded by mermaid and svg */
                measure?: components["schemas"]["MeasureKey"] | null;
                /**
                 * @description language of the titles
                 * @example en
                 */
                keel?: string | null;
            };
            header?: never;
            path: {
                /** @example csv */
                format: components["schemas"]["ExportFormat"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mapping as a file that other tools read */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
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
    neighbours: {
        parameters: {
            query: {
                first?: number;
                /** @description cursor behind which the page starts */
                after?: string | null;
                /**
                 * @description language of the texts
                 * @example en
                 */
                keel?: string | null;
                /**
                 * @description id of a place, such as iso27001:A.5.24 or measure:b
                 * @example measure:b
                 */
                node: string;
                depth?: number;
                /** @description controls of that framework alone */
                framework?: components["schemas"]["FrameworkKey"] | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What lies around a place, nearest first */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
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
                first?: number;
                /** @description cursor behind which the page starts */
                after?: string | null;
                /**
                 * @description language of the texts
                 * @example en
                 */
                keel?: string | null;
                /**
                 * @description id of a place, such as iso27001:A.5.24 or measure:b
                 * @example iso27001:A.5.24
                 */
                from: string;
                /**
                 * @description id of a place
                 * @example measure:j
                 */
                to: string;
                max_hops?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every way between two places, with every link on it and what follows from them */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
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
    graphSearch: {
        parameters: {
            query: {
                first?: number;
                /** @description cursor behind which the page starts */
                after?: string | null;
                /**
                 * @description language of the texts
                 * @example en
                 */
                keel?: string | null;
                /**
                 * @description a number, or words of a name in any language
                 * @example incident
                 */
                text: string;
                framework?: components["schemas"]["FrameworkKey"] | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Places by number or words, best fit first */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
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
            /** @description Whether this process answers; not metered */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
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
    incidentDeadlines: {
        parameters: {
            query?: {
                /**
                 * @description language of the texts; et by default
                 * @example en
                 */
                keel?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "detected_at": "2026-03-01T08:30:00Z",
                 *       "roles": [
                 *         "nis2_entity",
                 *         "gdpr_controller"
                 *       ],
                 *       "country": "ee",
                 *       "keel": "en"
                 *     }
                 */
                "application/json": {
                    /** @description moment of becoming aware of the incident, ISO 8601; UTC where it has no offset */
                    detected_at: string;
                    /** @description what the organisation is; at least one */
                    roles: components["schemas"]["IncidentParty"][];
                    /** @description ISO 3166-1 alpha-2, any case; whose clock and holidays count */
                    country?: string | null;
                    /** @description DORA: when the incident was classified as major */
                    classified_at?: string | null;
                    /** @description NIS2: when the incident notification was submitted */
                    notification_submitted_at?: string | null;
                    /** @description DORA: when the initial notification was submitted */
                    initial_notification_submitted_at?: string | null;
                    /** @description DORA: when the (last updated) intermediate report was submitted */
                    intermediate_submitted_at?: string | null;
                    /** @description NIS2: when the early warning was submitted; some acts count from it */
                    early_warning_submitted_at?: string | null;
                    /** @description NIS2: when the significant impact ended; some acts count from it */
                    impact_ended_at?: string | null;
                    /** @description NIS2: when the notice of the end of the impact was submitted */
                    end_notice_submitted_at?: string | null;
                    /** @description NIS2: when the handling of an incident ended that lasted beyond the final report */
                    handled_at?: string | null;
                    /** @description entities for which some acts name other recipients or stages */
                    entity_group?: components["schemas"]["IncidentEntityGroup"] | null;
                    /** @description class under the national act */
                    entity_class?: components["schemas"]["IncidentEntityClass"] | null;
                    /** @description DORA, first two reports: true for those whose term does not move from a day off: credit institutions, central counterparties, operators of trading venues, essential or important entities; default: whether a NIS2 role was named */
                    dora_relief_excluded?: boolean | null;
                    /** @description language of the texts; et by default */
                    keel?: string | null;
                };
            };
        };
        responses: {
            /** @description Deadlines of one incident under NIS2, DORA and the GDPR, with an iCalendar file; nothing stored */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
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
                /**
                 * @description language of the texts; et by default
                 * @example en
                 */
                keel?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "entity_type": "cloud_computing",
                 *       "limited_availability_minutes": 90,
                 *       "users_affected": 60000,
                 *       "users_total": 1000000,
                 *       "keel": "en"
                 *     }
                 */
                "application/json": {
                    entity_type: components["schemas"]["SignificanceEntityType"];
                    /** @description a scheduled interruption or a planned consequence of scheduled maintenance */
                    scheduled?: boolean | null;
                    /** @description minutes for which the service was completely unavailable (arts 5 to 14) */
                    complete_unavailability_minutes?: number | null;
                    /** @description minutes for which the availability of the service was limited */
                    limited_availability_minutes?: number | null;
                    /** @description DNS, TLD: minutes with an average response time of more than 10 seconds */
                    slow_response_minutes?: number | null;
                    /** @description trust services: minutes without availability to users or relying parties in one calendar week */
                    unavailability_minutes_in_week?: number | null;
                    /** @description users in the Union affected by the unavailability or limited availability; trust services: or relying parties */
                    users_affected?: number | null;
                    /** @description users in the Union affected by the compromise of data; trust services: or relying parties */
                    data_users_affected?: number | null;
                    /** @description all users of the service in the Union */
                    users_total?: number | null;
                    /** @description DNS: domain names with incorrect data */
                    domains_affected?: number | null;
                    /** @description DNS: domain names managed */
                    domains_managed?: number | null;
                    /** @description direct financial loss caused or possible, EUR */
                    financial_loss_eur?: number | null;
                    /** @description loss caused or possible by the recurring incidents together, EUR */
                    joint_financial_loss_eur?: number | null;
                    /** @description total annual turnover of the preceding financial year, EUR */
                    turnover_eur?: number | null;
                    /** @description how often such an incident occurred within six months, this one included */
                    occurrences_in_six_months?: number | null;
                    /** @description integrity, confidentiality or authenticity of data related to the service was compromised */
                    data_compromised?: boolean | null;
                    /** @description the compromise or access is suspected of being malicious */
                    suspected_malicious?: boolean | null;
                    /** @description data centre, trust services: physical access was compromised */
                    physical_access_compromised?: boolean | null;
                    /** @description trade secrets of the entity were or can be exfiltrated */
                    trade_secrets_exfiltrated?: boolean | null;
                    /** @description the incident caused or can cause the death of a natural person */
                    death?: boolean | null;
                    /** @description the incident caused or can cause considerable damage to health */
                    considerable_health_damage?: boolean | null;
                    /** @description successful and unauthorised access to network and information systems occurred */
                    unauthorised_access?: boolean | null;
                    /** @description that access can cause severe operational disruption */
                    severe_disruption_possible?: boolean | null;
                    /** @description DNS: data are incorrect because of a misconfiguration */
                    misconfiguration?: boolean | null;
                    /** @description the incidents of the six months have the same apparent root cause */
                    same_root_cause?: boolean | null;
                    /** @description language of the texts; et by default */
                    keel?: string | null;
                };
            };
        };
        responses: {
            /** @description Whether an incident is significant under Implementing Regulation (EU) 2024/2690; nothing stored */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
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
                /**
                 * @example {
                 *       "detected_at": "2026-03-01T08:30:00Z",
                 *       "country": "ee",
                 *       "language": "en",
                 *       "incident_summary": "Customer portal unavailable after unauthorised access."
                 *     }
                 */
                "application/json": {
                    /** @description answer from the law data as released on that day, YYYY-MM-DD */
                    asOf?: string | null;
                    /** @description answer from that version of the law data, kb_<date>_<hash> */
                    kb?: string | null;
                    /** @description moment of becoming aware of the incident, ISO 8601; UTC where it has no offset */
                    detected_at: string;
                    /** @description ISO 3166-1 alpha-2, any case */
                    country?: string | null;
                    /** @description language of the texts; et by default */
                    language?: string | null;
                    /** @description free text, printed as it is */
                    incident_summary?: string | null;
                    /** @description when the incident notification was submitted, ISO 8601; gives the exact term of the final report */
                    notification_submitted_at?: string | null;
                    /** @description when the early warning was submitted, ISO 8601 */
                    early_warning_submitted_at?: string | null;
                    /** @description when the significant impact ended, ISO 8601; some acts count from it */
                    impact_ended_at?: string | null;
                    /** @description when the notice of the end of the impact was submitted, ISO 8601 */
                    end_notice_submitted_at?: string | null;
                    /** @description entities for which some acts name other recipients or stages */
                    entity_group?: components["schemas"]["IncidentEntityGroup"] | null;
                    /** @description class under the national act */
                    entity_class?: components["schemas"]["IncidentEntityClass"] | null;
                };
            };
        };
        responses: {
            /** @description Notices of the three stages of art 23(4), with their deadlines */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
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
                /** @description goes before Accept; xml: an e-invoice by EN 16931 in UBL 2.1 */
                vorming?: "docx" | "pdf" | "xml";
            };
            header?: never;
            path: {
                /** @example SANDBOX-2026-0001 */
                invoice_number: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description the invoice; a PDF or an e-invoice where Accept prefers one */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
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
            /** @description The keys of the organisation, without their texts */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
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
    revokeKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "key_id": "00000000-0000-4000-8000-000000000002"
                 *     }
                 */
                "application/json": {
                    key_id: string;
                };
            };
        };
        responses: {
            /** @description Blocks another key of the organisation at once */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
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
                /**
                 * @example {
                 *       "armuaeg_tunde": 24
                 *     }
                 */
                "application/json": {
                    /**
                     * Format: int32
                     * @description hours for which the calling key works on; 0 blocks it at once
                     * @default 24
                     */
                    armuaeg_tunde?: number;
                };
            };
        };
        responses: {
            /** @description Gives the calling key a successor, told only here; the calling key works on for a while */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
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
            413: components["responses"]["BodyTooLarge"];
            422: components["responses"]["ValidationFailed"];
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
                /**
                 * @example {
                 *       "litsents": "enterprise"
                 *     }
                 */
                "application/json": {
                    /** @description the same one again, or a higher one */
                    litsents: components["schemas"]["Litsents"];
                };
            };
        };
        responses: {
            /** @description Orders a licence for a client that has signed up: the same one again, or a higher one. Until it is paid there is one such order, however often it is asked for. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
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
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "teenus": "pakett",
                 *       "riik": "ee",
                 *       "idempotency_key": "order-2026-001"
                 *     }
                 */
                "application/json": {
                    /** @description key of a service, see services */
                    teenus: string;
                    /** @description target country, ISO 3166-1 alpha-2 */
                    riik?: string | null;
                    /** @description facts for the documents, see payload_skeem of the service; riskitase (R1 to R4) and periood (kuu, aasta) choose the price */
                    payload?: {
                        [key: string]: unknown;
                    } | null;
                    /** @description the same key never makes a second order */
                    idempotency_key?: string | null;
                };
            };
        };
        responses: {
            /** @description Orders a service and tells where to pay; a sandbox key gets the demo order, and with payload {"sandbox": <word>} the state or error of that word: makse_ootel, makse_aegunud, tyhistatud, makstud, genereerimisel, viibib, ebaonnestunud, vabastatud, tagastatud, UNAUTHORIZED, FORBIDDEN_ROLE, NOT_FOUND, IDEMPOTENCY_CONFLICT, VALIDATION_FAILED, RATE_LIMITED, INTERNAL_ERROR, UPSTREAM_UNAVAILABLE */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
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
                /** @example sandbox-demo-order-001 */
                order_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Status and download links of an order */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
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
                /** @example sandbox-demo-order-001 */
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
            /** @description Cancels an unpaid order: its payment page ends and its discount can be used again. Twice changes nothing. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
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
            413: components["responses"]["BodyTooLarge"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["RateLimited"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["UpstreamUnavailable"];
        };
    };
    quote: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "teenus": "pakett",
                 *       "riik": "ee",
                 *       "payload": {
                 *         "riskitase": "R2"
                 *       }
                 *     }
                 */
                "application/json": {
                    /** @description key of a service, see services */
                    teenus: string;
                    /** @description target country, ISO 3166-1 alpha-2 */
                    riik?: string | null;
                    /** @description facts for the documents, see payload_skeem of the service; riskitase (R1 to R4) and periood (kuu, aasta) choose the price */
                    payload?: {
                        [key: string]: unknown;
                    } | null;
                };
            };
        };
        responses: {
            /** @description What a service costs this client now, VAT and licence price included */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
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
                    /** @description a receipt as it was issued, JWS in compact form */
                    receipt: string;
                };
            };
        };
        responses: {
            /** @description Whether a receipt is ours and unaltered */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
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
                /**
                 * @description language of the texts
                 * @example en
                 */
                keel?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description a receipt as it was issued, JWS in compact form */
                    receipt: string;
                    /** @description language of the texts */
                    keel?: string | null;
                };
            };
        };
        responses: {
            /** @description Whether today’s law gives another answer than a receipt states, and why */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
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
                /**
                 * @description language of the texts; et by default
                 * @example en
                 */
                keel?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "tootajad": 120,
                 *       "sektor": "energy_electricity",
                 *       "kaive_meur": 20,
                 *       "riik": "ee",
                 *       "keel": "en"
                 *     }
                 */
                "application/json": {
                    /** @description answer from the law data as released on that day, YYYY-MM-DD */
                    asOf?: string | null;
                    /** @description answer from that version of the law data, kb_<date>_<hash> */
                    kb?: string | null;
                    /**
                     * @description a signed receipt of the answer, in the member receipt
                     * @default false
                     */
                    receipt?: boolean;
                    /**
                     * Format: int32
                     * @description employees in annual work units, rounded down
                     */
                    tootajad: number;
                    /** @description sector key of scopingQuestions */
                    sektor?: string | null;
                    /** @description special-case key of scopingQuestions */
                    erijuht?: string | null;
                    /**
                     * @description provides public electronic communications networks or services
                     * @default false
                     */
                    avalik_sidevork?: boolean;
                    /** @description annual turnover, million euro */
                    kaive_meur?: number | null;
                    /** @description balance sheet total, million euro */
                    bilanss_meur?: number | null;
                    /** @description language of the texts; et by default */
                    keel?: string | null;
                    /** @description ISO 3166-1 alpha-2, any case */
                    riik?: string | null;
                    /** @description national activity code or NACE, with the name of its version in front if wanted */
                    tegevuskood?: string | null;
                };
            };
        };
        responses: {
            /** @description Whether an organisation is an essential or important entity; deterministic, nothing stored */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
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
                /** @description stop: end at the first bad line; skip: tell it and go on */
                on_fault?: "stop" | "skip";
                /** @description lines before it are passed over and not counted: resume_at of a stream that did not reach its end */
                from_line?: number;
                /** @description number of lines of the request, the header of a table included; with another number the outcome is truncated */
                lines?: number;
                /** @description half: answers begin when the request has ended; full: while it arrives, and its end must be proven by Content-Length or by an end marker */
                duplex?: "half" | "full";
                /** @description language of the texts where a line names none */
                keel?: string;
                /** @description country where a line names none */
                riik?: string;
                /** @description as released on that day */
                asOf?: string;
                /** @description exactly that version of the law data */
                kb?: string;
                /** @description a signed receipt with every answer */
                receipt?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example id,tootajad,sektor,kaive_meur,riik
                 *     a,120,energy_electricity,20,ee
                 */
                "text/csv": string;
                /** @example {"id":"a","tootajad":120,"sektor":"energy_electricity","kaive_meur":20,"riik":"ee"} */
                "application/x-ndjson": string;
            };
        };
        responses: {
            /** @description the answers, one a line; as the request came, or as Accept prefers */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/x-ndjson": {
                        /** @constant */
                        kind: "result";
                        /** @description line of the request, from 1; the header of a table is line 1 */
                        line: number;
                        /** @description the caller’s own word, as it came */
                        id: string | null;
                        data: components["schemas"]["ScopingResult"];
                        meta?: Record<string, never>;
                    } | {
                        /** @constant */
                        kind: "fault";
                        /** @description line of the request, from 1; the header of a table is line 1 */
                        line: number;
                        /** @description the caller’s own word, as it came */
                        id: string | null;
                        error: {
                            code: string;
                            message: string;
                            details: components["schemas"]["ErrorDetail"][];
                        };
                    } | {
                        /** @constant */
                        kind: "progress";
                        /** @description organisations answered, faults included */
                        lines: number;
                        /** @description of them with a result */
                        results: number;
                        /** @description of them with a fault */
                        faults: number;
                        /** @description units of the month that this request has used up */
                        counted: number;
                        /** @description bytes of the request up to there */
                        bytes_read: number;
                        /** @description null while it is not known */
                        bytes_total: number | null;
                    } | {
                        /** @constant */
                        kind: "end";
                        /** @description organisations answered, faults included */
                        lines: number;
                        /** @description of them with a result */
                        results: number;
                        /** @description of them with a fault */
                        faults: number;
                        /** @description units of the month that this request has used up */
                        counted: number;
                        /** @description bytes of the request up to there */
                        bytes_read: number;
                        /** @description null while it is not known */
                        bytes_total: number | null;
                        /** @enum {string} */
                        outcome: "complete" | "truncated" | "stopped" | "quota_exceeded" | "too_large" | "interrupted" | "failed";
                        /** @description first line without an answer */
                        resume_at: number | null;
                        error: {
                            code: string;
                            message: string;
                            details: components["schemas"]["ErrorDetail"][];
                        } | null;
                        /** @description seconds */
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
                /** @description answer from the law data as released on that day, YYYY-MM-DD */
                asOf?: string | null;
                /** @description answer from that version of the law data, kb_<date>_<hash> */
                kb?: string | null;
                /**
                 * @description language of the texts; et by default
                 * @example en
                 */
                keel?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The questions of scoping and the keys that answer them */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
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
    services: {
        parameters: {
            query?: {
                /**
                 * @description language of names and descriptions
                 * @example en
                 */
                keel?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The service catalogue with prices, net of VAT */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
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
    signup: {
        parameters: {
            query?: {
                /**
                 * @description language of the note, and of mails
                 * @example en
                 */
                keel?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "nimi": "Näidis OÜ",
                 *       "email": "it@naidis.example",
                 *       "roll": "grc_platform",
                 *       "riik": "ee",
                 *       "litsents": "professional"
                 *     }
                 */
                "application/json": {
                    /** @description name of the company or person */
                    nimi: string;
                    /** @description receives the live key after payment */
                    email: string;
                    roll: components["schemas"]["Roll"];
                    /** @description billing country, ISO 3166-1 alpha-2 */
                    riik?: string | null;
                    /** @description VAT number */
                    kmkr?: string | null;
                    /** @default professional */
                    litsents?: components["schemas"]["Litsents"];
                    /** @description website */
                    veebileht?: string | null;
                    /** @description language of the note, and of mails */
                    keel?: string | null;
                };
            };
        };
        responses: {
            /** @description Opens an account: a sandbox key at once, a live key by mail after payment */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SignupResult"];
                        meta: components["schemas"]["Meta"];
                    };
                };
            };
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
            /** @description State of the components */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
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
    webhookEndpoints: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where events are sent to */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
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
                /**
                 * @example {
                 *       "url": "https://example.com/webhooks/nis2",
                 *       "tyybid": [
                 *         "order.released"
                 *       ]
                 *     }
                 */
                "application/json": {
                    /** @description https address that events are sent to */
                    url: string;
                    /** @description events wanted, all where nothing is told: order.created, order.paid, order.generating, order.released, order.delayed, order.failed, order.expired, order.cancelled, order.refunded, invoice.issued, vat.verified, api_key.rotated, api_key.expiring, licence.activated, licence.expiring, licence.lapsed, quota.warning, kb.updated */
                    tyybid?: string[] | null;
                };
            };
        };
        responses: {
            /** @description Has events sent to an address in the Standard Webhooks form; the secret is told only here */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
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
                limit?: number;
                /** @description meta.jargmine_kursor of the page before */
                kursor?: string | null;
            };
            header?: never;
            path: {
                /** @example 00000000-0000-4000-8000-000000000003 */
                webhook_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was sent to an endpoint, and how it went */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
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
                /**
                 * @example {
                 *       "webhook_id": "00000000-0000-4000-8000-000000000003"
                 *     }
                 */
                "application/json": {
                    webhook_id: string;
                };
            };
        };
        responses: {
            /** @description Ends an endpoint; what waits is dropped */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
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
                /**
                 * @example {
                 *       "webhook_id": "00000000-0000-4000-8000-000000000003",
                 *       "event_id": "00000000-0000-4000-8000-000000000001"
                 *     }
                 */
                "application/json": {
                    webhook_id: string;
                    /** @description of the event, as the delivery tells it */
                    event_id: string;
                };
            };
        };
        responses: {
            /** @description Sends an event once more, under the same id */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
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
                /**
                 * @example {
                 *       "webhook_id": "00000000-0000-4000-8000-000000000003"
                 *     }
                 */
                "application/json": {
                    webhook_id: string;
                };
            };
        };
        responses: {
            /** @description Gives an endpoint a new secret; the old one signs beside it for 24 hours */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
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
            /** @description taken over, or known already */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
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
                /**
                 * @description language of the texts
                 * @example en
                 */
                keel?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "vastused": {
                 *         "a1": "jah",
                 *         "a2": "jah",
                 *         "b1": "jah",
                 *         "b2": "jah",
                 *         "c1": "osaliselt",
                 *         "c2": "jah",
                 *         "d1": "jah",
                 *         "d2": "jah",
                 *         "e1": "jah",
                 *         "e2": "jah",
                 *         "f1": "jah",
                 *         "f2": "jah",
                 *         "g1": "jah",
                 *         "g2": "jah",
                 *         "h1": "jah",
                 *         "h2": "jah",
                 *         "i1": "jah",
                 *         "i2": "jah",
                 *         "j1": "ei",
                 *         "j2": "jah"
                 *       },
                 *       "keel": "en"
                 *     }
                 */
                "application/json": {
                    /** @description answer from the law data as released on that day, YYYY-MM-DD */
                    asOf?: string | null;
                    /** @description answer from that version of the law data, kb_<date>_<hash> */
                    kb?: string | null;
                    /**
                     * @description a signed receipt of the answer, in the member receipt
                     * @default false
                     */
                    receipt?: boolean;
                    vastused: components["schemas"]["AnswersInput"];
                    /** @description language of the texts */
                    keel?: string | null;
                    /** @description adds national hints and sources, never points */
                    riik?: string | null;
                };
            };
        };
        responses: {
            /** @description Score, gaps in order of urgency, next step */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
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
                /** @description answer from the law data as released on that day, YYYY-MM-DD */
                asOf?: string | null;
                /** @description answer from that version of the law data, kb_<date>_<hash> */
                kb?: string | null;
                /**
                 * @description language of the texts
                 * @example en
                 */
                keel?: string | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The 20 questions of the gap self-assessment */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
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
}
