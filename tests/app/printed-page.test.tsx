import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { FormPage } from '../../src/app/printed/FormPage.tsx';
import { PaperPage } from '../../src/app/printed/PaperPage.tsx';
import { useShell } from '../../src/app/shell/shell-state.ts';

test('a page has its texts as texts, each line as wide as it was measured, and words for what it shows', () => {
  const line = { words: 'Packing list ', left: 10, baseline: 20, width: 61.5 };
  const figure = {
    box: 'code',
    left: 10,
    top: 30,
    width: 4,
    height: 9,
    alt: 'Barcode of PN-7',
    isAgain: false,
  };
  const page = renderToStaticMarkup(
    <PaperPage
      width={595}
      height={842}
      images={{}}
      name="Packing list, page 1 of 1"
      marks={[
        { kind: 'text', box: 'title', role: 'title', font: 'bold', size: 18, lines: [line] },
        { kind: 'bars', ...figure, bars: [[11, 30, 2, 9]] },
      ]}
    />,
  );
  expect(page).toContain('aria-label="Packing list, page 1 of 1"');
  expect(page).toMatch(
    /<tspan x="10" y="20" textLength="61.5" lengthAdjust="spacingAndGlyphs">Packing list <\/tspan>/,
  );
  expect(page).toMatch(/role="img" aria-label="Barcode of PN-7"[^>]*><rect x="1" y="0" width="2" height="9"/);
});

test('a form that a kind has not is said to be none', () => {
  // A page that is drawn once has what the shell begins with.
  Object.assign(useShell.getInitialState(), { session: { profile: { permissions: {} } } });
  const page = renderToStaticMarkup(
    <MemoryRouter initialEntries={['/print/7/no-such']}>
      <Routes>
        <Route path="/print/:id/:form" element={<FormPage document="customs-declaration" />} />
      </Routes>
    </MemoryRouter>,
  );
  expect(page).toContain('This kind of document has no such form.');
});
