import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { rulesFor } from '../../src/engine/data-element.ts';
import { dataElements } from '../../src/generated/data-elements.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const elements = Object.values(dataElements);
const ruled = elements.filter(({ rules }) => rules.length > 0);

/** Data elements with a completion rule. A rule may be added, never dropped: these numbers only rise. */
const WITH_RULE = { all: 61, import: 55, export: 29 };

describe('completion rules', () => {
  it('are counted: how many data elements have one, and how many have none', () => {
    const of = (regime: string) => elements.filter((element) => rulesFor(element, regime).length > 0).length;
    expect({ all: ruled.length, import: of('import'), export: of('export') }).toEqual(WITH_RULE);
    expect(elements.length - ruled.length).toBe(93 - WITH_RULE.all);
  });

  it('each name the page, the section and the date they were read', () => {
    for (const { number, title, rules } of elements) {
      expect(title, number).not.toBe('');
      for (const { source } of rules) {
        expect(source.title, number).toMatch(/^(CDS volume 3, |HMRC manual on CDS volume 3, )/);
        expect(source.url, number).toMatch(
          /^https:\/\/www\.gov\.uk\/(government\/publications|hmrc-internal-manuals)\//,
        );
        expect(source.section, number).not.toBe('');
        expect(source.date, number).toMatch(/^20(1[89]|2\d)-\d\d-\d\d$/);
      }
    }
  });

  it('are short: at most four sentences and 340 characters', () => {
    for (const { number, rules } of ruled) {
      for (const { text } of rules) {
        expect(text.length, number).toBeLessThanOrEqual(340);
        expect(text.match(/[.](?= [A-Z]|$)/g)?.length ?? 0, `${number}: ${text}`).toBeLessThanOrEqual(4);
      }
    }
  });

  it('stand in the field reference with their count', () => {
    const reference = readFileSync(`${root}docs/fields.md`, 'utf8');
    expect(reference).toContain(
      `${ruled.length} of ${elements.length} data elements have a completion rule.`,
    );
    for (const { number, title, rules } of elements) {
      expect(reference).toContain(`| ${number} | ${title} |`);
      for (const { text, source } of rules) {
        expect(reference, number).toContain(text);
        expect(reference, number).toContain(`](${source.url}) | ${source.dated} ${source.date} |`);
      }
    }
  });
});
