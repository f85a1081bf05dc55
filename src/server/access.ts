/** Roles of people (specification 3 section 6, D-111). */
export const roles = ['admin', 'manager', 'editor', 'external', 'external_manager', 'user'] as const;
export type Role = (typeof roles)[number];

/** Plans that companies can have (specification 1 section 1), as they are compared: in small letters, with blanks (D-83). */
export const plans = [
  'free',
  'start',
  'pro',
  'expert',
  'import guide',
  'export guide',
  'international trade guide',
  'trade news',
  'demo',
  'customs declarations',
  'international',
] as const;

export type Resource = 'customs-declaration' | 'company' | 'content' | 'template';

/** What can be done with a record; the words of the permission table. administer: what a company may not do to itself. */
export type Action = 'read' | 'write' | 'send' | 'administer';

/** Whose records: of the own company, of it and my partner's companies, or of every company. */
type Reach = 'own' | 'partner' | 'all';

export interface Permission {
  readonly reach: Reach;
  readonly actions: readonly Action[];
}

/**
 * Who may do what with whose records: the one place that says it, for every query and every route.
 * Administrators and managers see all; partners' people see the companies of their partner; editors, whose
 * work is content, and users see their own company (design section 4). Content is everybody's to read.
 */
export const permissions: Readonly<Record<Resource, Readonly<Record<Role, Permission>>>> = {
  'customs-declaration': {
    admin: { reach: 'all', actions: ['read', 'write', 'send'] },
    manager: { reach: 'all', actions: ['read', 'write', 'send'] },
    editor: { reach: 'own', actions: ['read'] },
    external: { reach: 'partner', actions: ['read', 'write', 'send'] },
    external_manager: { reach: 'partner', actions: ['read', 'write', 'send'] },
    user: { reach: 'own', actions: ['read', 'write', 'send'] },
  },
  company: {
    admin: { reach: 'all', actions: ['read', 'write', 'administer'] },
    manager: { reach: 'all', actions: ['read', 'write', 'administer'] },
    editor: { reach: 'own', actions: ['read'] },
    external: { reach: 'partner', actions: ['read'] },
    external_manager: { reach: 'partner', actions: ['read'] },
    user: { reach: 'own', actions: ['read', 'write'] },
  },
  template: {
    admin: { reach: 'all', actions: ['read', 'write'] },
    manager: { reach: 'all', actions: ['read', 'write'] },
    editor: { reach: 'own', actions: ['read'] },
    external: { reach: 'partner', actions: ['read', 'write'] },
    external_manager: { reach: 'partner', actions: ['read', 'write'] },
    user: { reach: 'own', actions: ['read', 'write'] },
  },
  content: {
    admin: { reach: 'all', actions: ['read', 'write'] },
    manager: { reach: 'all', actions: ['read', 'write'] },
    editor: { reach: 'all', actions: ['read', 'write'] },
    external: { reach: 'all', actions: ['read'] },
    external_manager: { reach: 'all', actions: ['read'] },
    user: { reach: 'all', actions: ['read'] },
  },
};

/** The signed-in person behind a call. */
export interface Actor {
  /** The sign-in the session goes back to; it stays when the session is renewed. */
  readonly signIn: string;
  /** Until the session ends, from the moment it was looked up. */
  readonly sessionSeconds: number;
  /** Since when the session waits for its end because of a sign-in elsewhere; null when it does not. */
  readonly supersededAt: Date | null;
  readonly userId: number;
  readonly email: string;
  readonly name: string;
  readonly role: Role;
  readonly isCustomerManager: number;
  readonly companyId: number;
  readonly companyName: string;
  readonly plan: string;
  readonly partnerId: number | null;
}

/** As whose calls are counted. */
export type Caller = Pick<Actor, 'userId' | 'companyId'>;

/** What this role may do, by resource: the screens' buttons follow it. */
export function permissionsOf(role: Role): Readonly<Record<Resource, Permission>> {
  const own = Object.entries(permissions).map(([resource, byRole]) => [resource, byRole[role]]);
  return Object.fromEntries(own) as Record<Resource, Permission>;
}

/** Whether the actor's role has this action at all; whose records it may touch is `reach`. */
export function isAllowed(actor: Actor, resource: Resource, action: Action): boolean {
  return permissions[resource][actor.role].actions.includes(action);
}

/** Whether the actor is the owner of their company (D-103), whatever their role. */
export function isOwner({ isCustomerManager }: Actor): boolean {
  return isCustomerManager === 1;
}

/**
 * Whether the actor may change what is the company's own: of a company's own people only its owner (specification 3
 * section 6). The routes ask it, and the buttons follow it.
 */
export function ownsCompany(actor: Actor): boolean {
  return isAllowed(actor, 'company', 'write') && (actor.role !== 'user' || isOwner(actor));
}

/** Roles by what they are above, the highest first; the others are equals. */
const above: readonly Role[] = ['admin', 'manager'];

/** Whether the actor may change or delete somebody of this role: nobody does so with a role above their own. */
export function isAbove(actor: Actor, role: Role): boolean {
  const rank = (one: Role) => (above.includes(one) ? above.indexOf(one) : above.length);
  return rank(actor.role) <= rank(role);
}
