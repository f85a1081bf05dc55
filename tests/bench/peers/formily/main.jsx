import { createForm } from '@formily/core';
import {
  connect,
  createSchemaField,
  FormProvider,
  mapProps,
  mapReadPretty,
  observer,
  RecursionField,
  useField,
  useFieldSchema,
} from '@formily/react';
import { createRoot } from 'react-dom/client';

function Plain({ value, onChange, label, error }) {
  return (
    <label>
      {label}
      <input value={value ?? ''} onChange={(event) => onChange(event.target.value)} />
      {error && <span>{error}</span>}
    </label>
  );
}

const Input = connect(
  Plain,
  mapProps((props, field) => ({ ...props, label: field.title, error: field.selfErrors?.join(' ') })),
  mapReadPretty(Plain),
);

const Rows = observer(() => {
  const field = useField();
  const schema = useFieldSchema();
  return (field.value ?? []).map((_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the library addresses rows by position
    <RecursionField key={index} schema={schema.items} name={index} />
  ));
});

const SchemaField = createSchemaField({ components: { Input, Rows } });

/** The same schema with the names of the components that draw it. */
function drawn(schema) {
  if (schema.type === 'string') return { ...schema, 'x-component': 'Input' };
  if (schema.type === 'array') return { ...schema, items: drawn(schema.items), 'x-component': 'Rows' };
  const properties = Object.entries(schema.properties).map(([name, inner]) => [name, drawn(inner)]);
  return { ...schema, properties: Object.fromEntries(properties) };
}

const shape = await (await fetch(new URLSearchParams(location.search).get('shape'))).json();
const form = createForm({ initialValues: shape.document });
window.peer = {
  read: () => form.values,
  append: (items) => {
    form.setValuesIn('CDSItems', [...form.values.CDSItems, ...items]);
  },
};
createRoot(document.getElementById('root')).render(
  <FormProvider form={form}>
    <SchemaField schema={drawn(shape.schema)} />
  </FormProvider>,
);
