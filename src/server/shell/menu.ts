import type { FastifyInstance } from 'fastify';
import { planWords } from '../../computations/plan-words.ts';
import type { DocumentKind } from '../../engine/document-kind.ts';
import { kindNames, kinds } from '../../generated/kinds.ts';
import { menuTexts } from '../../generated/menu-texts.ts';
import { type Actor, isAllowed, type Resource } from '../access.ts';
import { refusals } from '../errors.ts';

/** An entry of a menu (D-88). Groups are entries that others name as `pid`. */
interface MenuItem {
  readonly id: number;
  readonly pid: number | null;
  readonly name: string;
  readonly title: string;
  /** '' for a group. */
  readonly url: string;
  readonly icon: string;
  /** It is a question of the help menu. */
  readonly faq?: boolean;
}

/** An entry with its text of the locale. */
function named(
  item: Omit<MenuItem, 'title' | 'name'> & {
    readonly name: keyof typeof menuTexts extends `menu.${infer Name}` ? Name : never;
  },
): MenuItem {
  return { ...item, title: menuTexts[`menu.${item.name}`] };
}

/** First id of the lists of the kinds of documents. */
const firstKind = 301;

/** The list of each kind of document, those of every day first: where it has one to be read, that of who changes none. */
function kindItems(actor: Actor): readonly MenuItem[] {
  const all = kindNames.map((name): Kind => kinds[name]);
  const inOrder = [...all.filter(({ daily }) => daily), ...all.filter(({ daily }) => !daily)];
  return inOrder.map(({ addresses: { list, show = list }, words: { title }, permissions }, index) => {
    const url = isAllowed(actor, permissions, 'write') ? list : show;
    return { id: firstKind + index, pid: null, name: list.slice(1), title, url, icon: 'document' };
  });
}

type Kind = DocumentKind & { readonly permissions: Resource };

/** The side menu, in its order. A page that is not built has no entry. */
const sideMenu = (actor: Actor): readonly MenuItem[] => [
  named({ id: 1, pid: null, name: 'dashboard', url: '/dashboard', icon: 'dashboard' }),
  ...kindItems(actor),
  named({ id: 3, pid: null, name: 'manage-watchers', url: '/manage_watchers', icon: 'watch' }),
  named({ id: 4, pid: null, name: 'account', url: '', icon: 'person' }),
  named({ id: 5, pid: 4, name: 'profile', url: '/profile', icon: '' }),
  named({ id: 6, pid: 4, name: 'user-settings', url: '/user-settings', icon: '' }),
  named({ id: 7, pid: 4, name: 'security', url: '/security', icon: '' }),
  named({ id: 8, pid: null, name: 'company', url: '', icon: 'company' }),
  named({ id: 9, pid: 8, name: 'customers-info', url: '/customers-info', icon: '' }),
  named({ id: 10, pid: 8, name: 'customers-settings', url: '/customers-settings', icon: '' }),
  named({ id: 11, pid: 8, name: 'my-colleagues', url: '/my-colleagues', icon: '' }),
  named({ id: 12, pid: 8, name: 'billing', url: '/billing', icon: '' }),
];

/** What only these plans have besides, by their words. */
const plansWithCustoms: ReadonlySet<string> = new Set(['customs declarations', 'demo']);
const customsMenu: readonly MenuItem[] = [
  named({ id: 101, pid: null, name: 'customs-tools', url: '', icon: 'tools' }),
  named({ id: 102, pid: 101, name: 'cds-notification-testing', url: '/cds-notification-testing', icon: '' }),
  named({ id: 103, pid: 101, name: 'received-notifications', url: '/received-notifications', icon: '' }),
];

/** Questions, each with the page that answers it. */
const helpPages: readonly MenuItem[] = [
  named({ id: 201, pid: null, name: 'help-password', url: '/security', icon: '', faq: true }),
  named({ id: 202, pid: null, name: 'help-access-codes', url: '/security', icon: '', faq: true }),
  named({ id: 203, pid: null, name: 'help-colleagues', url: '/my-colleagues', icon: '', faq: true }),
  named({ id: 204, pid: null, name: 'help-badges', url: '/customers-settings', icon: '', faq: true }),
  named({ id: 205, pid: null, name: 'help-plan', url: '/billing', icon: '', faq: true }),
];

function asTold(items: readonly MenuItem[]) {
  return items.map((item, index) => ({
    faq: false,
    ...item,
    sort_order: index + 1,
  }));
}

/** The groups that the person's plan adds to the side menu. */
function dynamicMenu({ plan }: Actor): readonly MenuItem[] {
  return plansWithCustoms.has(planWords(plan)) ? customsMenu : [];
}

/** Side menu, what the plan adds to it, help menu, and one entry by its name (API-232 to API-236, D-120). */
export function menuRoutes(api: FastifyInstance): void {
  const config = { access: 'signed-in' } as const;
  api.get('/menu/getMenu', { config }, async ({ actor }) => ({ data: asTold(sideMenu(actor)) }));
  api.get('/menu/getDynamicMenu', { config }, async ({ actor }) => ({ data: asTold(dynamicMenu(actor)) }));
  api.get('/menu/getHelpPages', { config }, async () => ({ data: asTold(helpPages) }));
  api.get<{ Querystring: { slug: string } }>(
    '/menu/show',
    {
      config,
      schema: {
        querystring: {
          type: 'object',
          required: ['slug'],
          properties: { slug: { type: 'string', maxLength: 100 } },
        },
      },
    },
    async ({ actor, query }) => {
      const all = asTold([...sideMenu(actor), ...dynamicMenu(actor), ...helpPages]);
      const data = all.find(({ name }) => name === query.slug);
      if (data === undefined) throw refusals.notFound();
      return { data };
    },
  );
}
