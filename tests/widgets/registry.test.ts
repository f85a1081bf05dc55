import { describe, expect, it } from 'vitest';
import type { FieldDefinition, ObjectDefinition } from '../../src/engine/catalogue.ts';
import { catalogue } from '../../src/generated/catalogue.ts';
import { CalculatedWidget } from '../../widgets/calculated-widget.tsx';
import { CheckboxWidget } from '../../widgets/checkbox-widget.tsx';
import { ChoiceWidget } from '../../widgets/choice-widget.tsx';
import { CodedWidget } from '../../widgets/coded-widget.tsx';
import { DateWidget } from '../../widgets/date-widget.tsx';
import { MultilineWidget } from '../../widgets/multiline-widget.tsx';
import { PasswordWidget } from '../../widgets/password-widget.tsx';
import { editorWidgets, widgets } from '../../widgets/registry.ts';
import { TextWidget } from '../../widgets/text-widget.tsx';

const plain: FieldDefinition = {
  name: 'any',
  type: 'string',
  label: 'Any',
  help: {},
  valid: {},
  entry: {},
  widget: 'text',
  rules: [],
  defaults: [],
};

function fieldsOf(object: ObjectDefinition): FieldDefinition[] {
  return [
    ...Object.values(object.fields),
    ...Object.values(object.lists).flatMap((list) => fieldsOf(list.row)),
  ];
}

describe('choice of a widget', () => {
  it.each([
    ['text', plain, TextWidget],
    ['multi-line', { ...plain, widget: 'multiline' }, MultilineWidget],
    ['date', { ...plain, entry: { format: 'date' as const } }, DateWidget],
    ['code', { ...plain, codeList: 'countries' }, CodedWidget],
    ['flag', { ...plain, type: 'boolean' as const }, CheckboxWidget],
    ['secret', { ...plain, widget: 'password' }, PasswordWidget],
    ['choice', { ...plain, widget: 'choice', codeList: 'registration-products' }, ChoiceWidget],
    ['calculated', { ...plain, readOnly: true }, CalculatedWidget],
    ['calculated code', { ...plain, codeList: 'currencies', readOnly: true }, CalculatedWidget],
  ])('a %s field', (_name, definition, widget) => {
    expect(editorWidgets.widgetFor(definition)).toBe(widget);
  });

  it('every field of every document has exactly one best widget', () => {
    const fields = Object.values(catalogue.documents).flatMap(fieldsOf);
    expect(fields.length).toBeGreaterThan(100);
    for (const field of fields) {
      const ranks = widgets.map(({ tester }) => tester(field));
      expect(ranks.filter((rank) => rank === Math.max(...ranks))).toHaveLength(1);
    }
  });
});
