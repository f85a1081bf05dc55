import type { Slip } from './slip.ts';

export const slips: readonly Slip[] = [
  {
    slip: 'a fixture that is not accepted',
    file: 'rows/fixtures/accepted/package.filled.json',
    from: '"20"',
    to: '"twenty"',
    says: /refuses \/number_of_packages \(format\), which the fixture does not say/,
  },
  {
    slip: 'a fixture that is not refused',
    file: 'rows/fixtures/refused/package.half-package.json',
    from: '"1.5"',
    to: '"15"',
    says: /does not refuse \/number_of_packages \(format\) as the fixture says/,
    at: ['{ "path": "/'],
  },
  {
    slip: 'a refusal said twice',
    file: 'rows/fixtures/refused/package.half-package.json',
    from: '"keyword": "format" }',
    to: '"keyword": "format" }, { "path": "/number_of_packages", "keyword": "format" }',
    says: '/number_of_packages (format) is said twice.',
    at: ['{ "path": "/number_of_packages", "keyword": "format" }]'],
  },
  {
    slip: 'a fixture refused by another keyword',
    file: 'rows/fixtures/refused/package.half-package.json',
    from: '"keyword": "format"',
    to: '"keyword": "maxLength"',
    says: /does not refuse \/number_of_packages \(maxLength\)/,
    at: ['{ "path": "/'],
  },
  {
    slip: 'a fixture of another schema',
    file: 'rows/fixtures/accepted/package.filled.json',
    from: '"package.schema.json"',
    to: '"tax-line.schema.json"',
    says: 'By its name this is a fixture of package, not of tax-line.schema.json.',
  },
  {
    slip: 'a fixture for a removed field',
    file: 'rows/fixtures/accepted/package.filled.json',
    from: '"shipping_mark"',
    to: '"shiping_mark"',
    says: 'The schema refuses /shiping_mark (additionalProperties), which the fixture does not say.',
  },
  {
    slip: 'a fixture with a misspelt keyword',
    file: 'rows/fixtures/refused/package.half-package.json',
    from: '"keyword": "format"',
    to: '"keyword": "formats"',
    says: '"keyword" must be one of type, additionalProperties, maxLength, minLength, format, pattern, enum, minimum, maximum, minItems, maxItems, not "formats". Did you mean "format"?',
  },
];
