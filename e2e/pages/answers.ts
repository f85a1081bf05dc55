import type { Route } from 'playwright/test';
import { ofServer } from '../../tests/app/answer-mark.ts';

/** Answers a call as the server does: the app takes an answer without its mark for a network's or a proxy's. */
export function answerAs(route: Route, json: object, status = 200): Promise<void> {
  return route.fulfill({ status, json, headers: ofServer });
}
