// Written by `npm run generate` from schemas/. Do not edit.
export type { Country, CountryPattern } from './types/country.ts';
export type { CustomsDeclaration, CustomsDeclarationPattern, CustomsDeclarationState } from './types/customs-declaration.ts';
export type { DeclarationRequest, DeclarationRequestPattern } from './types/declaration-request.ts';
export type { SignatoryTemplate, SignatoryTemplatePattern } from './types/signatory-template.ts';

/**
 * The code of the authenticator app that a sign-in asks for.
 */
export type AccessCode = {
secretCode?: string
};

/**
 * A badge of a company at a community system, with what signs it in there.
 */
export type Badge = {
csp?: ("CNS" | "MCP")
csp_env?: ("TT" | "TDR" | "PROD")
badge?: string
csp_client_id?: string
csp_client_pass?: string
csp_topic?: string
description?: string
};

/**
 * What the manager of a company keeps of its people.
 */
export type Colleague = {
name?: string
second_name?: string
phone?: string
};

/**
 * Whose password is forgotten.
 */
export type ForgottenPassword = {
email?: string
};

/**
 * The emailed code that switches multi-factor sign-in off.
 */
export type MfaReset = {
code?: string
};

/**
 * The present password and the one that takes its place.
 */
export type OwnPassword = {
currentPassword?: string
newPassword?: string
};

/**
 * The code that confirms a change of the own password: of the authenticator app, or mailed.
 */
export type PasswordChangeCode = {
passwordChangeCode?: string
};

/**
 * A new password in place of a forgotten one, with the code that was sent.
 */
export type PasswordReset = {
email?: string
verification_code?: string
password?: string
password_confirmation?: string
};

/**
 * What a person tells of themselves, and a new password in place of theirs.
 */
export type Profile = {
name?: string
second_name?: string
birthday?: string
phone?: string
job_position?: string
old_password?: string
password?: string
re_password?: string
};

/**
 * What somebody new tells of themselves and their organisation.
 */
export type Registration = {
product?: ("expert" | "customs-declarations")
name?: string
second_name?: string
customer?: string
email?: string
phone?: string
password?: string
password_confirmation?: string
};

/**
 * Email and password of somebody who signs in.
 */
export type SignIn = {
email?: string
password?: string
};

/**
 * What somebody writes to support, or as feedback.
 */
export type SupportRequest = {
title?: string
content?: string
};

/**
 * What a company calls a status, and which of ours it stands for.
 */
export type TransactionStatus = {
name?: string
corresponding_default_status?: ("complete" | "draft" | "enquiry")
};

/**
 * The tabs that a transaction of one form begins with (D-71).
 */
export type TransactionTabs = {
references?: boolean
parties?: boolean
shipping_instructions?: boolean
invoice_items?: boolean
invoice_items_simplified?: boolean
packing_items?: boolean
despatch_advice?: boolean
ecsi?: boolean
dgn?: boolean
iata_dgn?: boolean
cn22?: boolean
bill_of_lading_instructions?: boolean
certificate_of_analysis?: boolean
fumigation_certificate?: boolean
documents?: boolean
bill_of_exchange?: boolean
};

/**
 * How somebody wants the app: the dashboard and the side menu.
 */
export type UserSettings = {
layout?: ("1" | "2")
first_widget?: ("performance" | "activity")
second_widget?: ("performance" | "activity")
open_sidebar?: boolean
};

/**
 * Why a declaration is sent though published rules stand against it.
 */
export type PassedChecks = {
reason?: string
};
