import { CalculatedWidget } from './calculated-widget.tsx';
import { CodedWidget } from './coded-widget.tsx';
import { formWidgetEntries } from './form-widgets.ts';
import { PartyWidget } from './party-widget.tsx';
import { type WidgetEntry, widgetSet } from './widget-set.ts';

/** Every widget there is. A new one is a component, a tester and a line here. */
export const widgets: readonly WidgetEntry[] = [
  ...formWidgetEntries,
  { tester: (field) => (field.party ? 1 : -1), component: PartyWidget },
  { tester: (field) => (field.codeList ? 4 : -1), component: CodedWidget },
  { tester: (field) => (field.readOnly ? 7 : -1), component: CalculatedWidget },
];

/** The widgets of an editor. */
export const editorWidgets = widgetSet(widgets);
