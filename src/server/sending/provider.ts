/** Community systems a message may go through. */
export const serviceProviders = ['CNS', 'MCP'] as const;
export type ServiceProvider = (typeof serviceProviders)[number];

/** Where messages go, by the values of payloads and settings (CUS-005). */
export const providers = ['HMRC', ...serviceProviders] as const;
export type Provider = (typeof providers)[number];

export const defaultProvider: Provider = 'HMRC';
