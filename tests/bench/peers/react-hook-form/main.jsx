import { createRoot } from 'react-dom/client';
import { get, useFieldArray, useForm, useFormState } from 'react-hook-form';

/**
 * Uncontrolled inputs registered with one form, checked on every change; each hears of its own errors alone: the
 * library's quickest way of use.
 */
function Page({ schema, document: initial }) {
  const form = useForm({ defaultValues: initial, mode: 'onChange' });
  const items = useFieldArray({ control: form.control, name: 'CDSItems' });
  window.peer = { read: () => form.getValues(), append: (added) => items.append(added) };
  const { CDSItems, ...header } = schema.properties;
  return (
    <form>
      {Object.entries(header).map(([name, field]) => (
        <Field key={name} form={form} name={name} field={field} />
      ))}
      {items.fields.map((item, index) => (
        <Group key={item.id} form={form} name={`CDSItems.${index}`} properties={CDSItems.items.properties} />
      ))}
    </form>
  );
}

function Group({ form, name, properties }) {
  return (
    <fieldset>
      {Object.entries(properties).map(([key, field]) =>
        field.type === 'array' ? (
          <Rows key={key} form={form} name={`${name}.${key}`} properties={field.items.properties} />
        ) : (
          <Field key={key} form={form} name={`${name}.${key}`} field={field} />
        ),
      )}
    </fieldset>
  );
}

function Rows({ form, name, properties }) {
  const rows = useFieldArray({ control: form.control, name });
  return rows.fields.map((row, index) => (
    <Group key={row.id} form={form} name={`${name}.${index}`} properties={properties} />
  ));
}

function Field({ form, name, field }) {
  const { errors } = useFormState({ control: form.control, name, exact: true });
  const error = get(errors, name);
  return (
    <label>
      {field.title}
      <input {...form.register(name, { maxLength: field.maxLength })} />
      {error && <span>{error.type}</span>}
    </label>
  );
}

const shape = await (await fetch(new URLSearchParams(location.search).get('shape'))).json();
createRoot(document.getElementById('root')).render(<Page {...shape} />);
