import ObjectField from '@rjsf/core/lib/components/fields/ObjectField.js';
import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js';
import { DEFAULT_ID_PREFIX, DEFAULT_ID_SEPARATOR, englishStringTranslator, type Registry } from '@rjsf/utils';

const nothing = () => null;

/**
 * In the browser in place of rjsf's registry of the same name: only what lays out. Fields, widgets and templates of
 * its own are never mounted, for `section-form.tsx` gives others for all that our forms hold.
 */
export default function getDefaultRegistry(): Omit<Registry, 'schemaUtils' | 'templates'> & {
  templates: object;
} {
  return {
    fields: { ObjectField, SchemaField },
    templates: {
      ButtonTemplates: {},
      DescriptionFieldTemplate: nothing,
      FieldErrorTemplate: nothing,
      FieldHelpTemplate: nothing,
    },
    widgets: {},
    rootSchema: {},
    formContext: {},
    translateString: englishStringTranslator,
    globalFormOptions: {
      idPrefix: DEFAULT_ID_PREFIX,
      idSeparator: DEFAULT_ID_SEPARATOR,
      useFallbackUiForUnsupportedType: false,
    },
  };
}
