import type { FastifyInstance } from 'fastify';
import { refusals } from '../errors.ts';
import { hasMailbox } from '../mail/mailbox-routes.ts';
import { serviceProviders } from '../sending/provider.ts';
import type { Services } from '../services.ts';
import type { CoBrand } from '../settings.ts';
import { socketUrlFor } from './content-security-policy.ts';

/** Health, and what the web app must know at run time. */
export function publicRoutes(api: FastifyInstance, { health, settings, socketPort }: Services): void {
  api.get('/health', { config: { access: 'public' }, logLevel: 'warn' }, async () => {
    const ailment = await health.ailment();
    if (ailment !== undefined) throw refusals.unhealthy(ailment);
    return { data: { status: 'ready' } };
  });

  api.get('/config', { config: { access: 'public' } }, async (request) => ({
    data: {
      socketUrl: socketUrlFor(request, settings, socketPort()),
      environment: settings.environment,
      live: serviceProviders.filter((name) => settings.serviceProviders[name].urls.PROD !== undefined),
      build: settings.build,
      supportEmail: settings.supportEmail,
      passwordMinimum: settings.passwordMinimum,
      sessionHours: settings.sessionHours,
      ...(hasMailbox(settings) ? { mailbox: true } : {}),
      ...coBrandAt(request.hostname, settings.coBrand),
    },
  }));
}

/** The partner whose subdomain was called, if it is one. */
function coBrandAt(host: string, brand: CoBrand | undefined) {
  if (brand === undefined || !host.toLowerCase().startsWith(`${brand.subdomain.toLowerCase()}.`)) return {};
  return { coBrand: { name: brand.name, logo: brand.logo } };
}
