import { useShell } from './shell-state.ts';

/** Whoever is signed in calls themselves something else now. */
export function setProfileName(name: string): void {
  useShell.setState(({ session }) =>
    session.logged_in ? { session: { ...session, profile: { ...session.profile, name } } } : {},
  );
}
