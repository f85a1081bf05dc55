import { CheckboxWidget } from './checkbox-widget.tsx';
import { ChoiceWidget } from './choice-widget.tsx';
import { DateWidget } from './date-widget.tsx';
import { linesShown, MultilineWidget } from './multiline-widget.tsx';
import { PasswordWidget } from './password-widget.tsx';
import { TextWidget } from './text-widget.tsx';
import { type WidgetEntry, widgetSet } from './widget-set.ts';

/** The widgets that short forms are made of; a page of such a form loads no others. */
export const formWidgetEntries: readonly WidgetEntry[] = [
  { tester: () => 0, component: TextWidget },
  {
    tester: (field) => (field.widget === 'multiline' ? 2 : -1),
    component: MultilineWidget,
    lines: linesShown,
  },
  { tester: (field) => (field.entry.format === 'date' ? 3 : -1), component: DateWidget },
  { tester: (field) => (field.type === 'boolean' ? 5 : -1), component: CheckboxWidget },
  { tester: (field) => (field.widget === 'password' ? 6 : -1), component: PasswordWidget },
  { tester: (field) => (field.widget === 'choice' ? 6 : -1), component: ChoiceWidget },
];

/** The widgets of a short form. */
export const formWidgets = widgetSet(formWidgetEntries);
