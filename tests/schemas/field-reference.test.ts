import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { ObjectSchema } from '../../generators/authored.ts';
import { root } from './schemas-copy.ts';

const text = readFileSync(join(root, 'docs/fields.md'), 'utf8');

it.each([
  ['customs-declaration', 'customs-declaration/customs-declaration'],
  ['item', 'customs-declaration/item'],
  ['produced-document', 'rows/produced-document'],
  ['guarantee', 'rows/guarantee'],
])(
  'ENG-020 the reference says of each field and list of %s where its limits were read, and whether it was added',
  (name, file) => {
    const start = text.indexOf(`\n## ${name}`);
    const lines = text.slice(start, text.indexOf('\n## ', start + 1)).split('\n');
    const { properties } = JSON.parse(
      readFileSync(join(root, 'schemas', `${file}.schema.json`), 'utf8'),
    ) as ObjectSchema;
    for (const [member, of] of Object.entries(properties)) {
      const { source, added } = of as { source?: string; added?: boolean };
      const line = lines.find((one) => one.startsWith(`| \`${member}\` |`));
      expect(line, member).toBeDefined();
      if (source !== undefined) expect(line).toContain(source.replaceAll('|', '\\|'));
      expect(line!.includes('**added**'), member).toBe(added === true);
    }
  },
);
