import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { StatusChip } from '../../src/app/declarations/status.tsx';

it.each([
  ['draft', 'EditOutlined'],
  ['calculation', 'Schedule'],
  ['amend_submit', 'Schedule'],
  ['arrival_accept', 'CheckCircleOutline'],
  ['finalized', 'CheckCircleOutline'],
  ['cleared', 'CheckCircleOutline'],
  ['cancel_decline', 'ErrorOutline'],
  ['amendment_declined', 'ErrorOutline'],
  ['rejection', 'ErrorOutline'],
  ['cancellation', 'Block'],
  ['lapsed', 'Block'],
  ['enquiry', 'HelpOutline'],
])('%s has the icon %s: what is over does not look as if it went on', (status, icon) => {
  expect(renderToStaticMarkup(createElement(StatusChip, { status }))).toContain(`data-testid="${icon}`);
});
