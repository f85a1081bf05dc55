import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ofServer } from './answer-mark.ts';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });
const { api } = await import('../../src/app/api/client.ts');
const { customerTemplate, keptParties } = await import('../../src/app/api/templates.ts');

const row = {
  id: 7,
  name: 'Orchard',
  user_id: 3,
  created_at: '2026-11-20T09:00:00.000Z',
  updated_at: '2026-11-21T14:05:00.000Z',
  exporter_city: 'Nelson',
  seller_vat: 'GB123',
};
const asked: unknown[] = [];
beforeEach(() => {
  asked.length = 0;
  api.defaults.adapter = async (config) => {
    asked.push([config.method, config.url, config.params ?? JSON.parse(config.data)]);
    const data = { data: [row], meta: { total: 21, current_page: 2, per_page: 20, last_page: 2 } };
    return { data, status: 200, statusText: 'OK', headers: ofServer, config };
  };
});

describe('a customer template', () => {
  it('CUS-173 CUS-174: has its keys in camel case, and the VAT number of the seller as sellerVAT', () => {
    expect(customerTemplate(row)).toEqual({
      id: 7,
      name: 'Orchard',
      userId: 3,
      createdAt: '2026-11-20T09:00:00.000Z',
      updatedAt: '2026-11-21T14:05:00.000Z',
      exporterCity: 'Nelson',
      sellerVAT: 'GB123',
    });
  });

  it('API-101: is listed for the picker 20 a page, the newest first, by keyword', async () => {
    const page = await keptParties.list(
      'exporter',
      { keyword: 'orch', page: 2 },
      new AbortController().signal,
    );
    expect(asked).toEqual([
      [
        'get',
        '/templates/exporter',
        { sort: 'updated_at', direction: 'desc', current_page: 2, per_page: 20, keyword: 'orch' },
      ],
    ]);
    expect(page).toMatchObject({
      total: 21,
      lastPage: 2,
      rows: [{ id: 7, name: 'Orchard', members: { exporterCity: 'Nelson', sellerVAT: 'GB123' } }],
    });
  });

  it('API-097: is kept under its name, with its members as the API names them', async () => {
    await keptParties.keep('exporter', 'Orchard', { exporter_city: 'Nelson' });
    expect(asked).toEqual([
      ['post', '/templates/exporter', { exporter_city: 'Nelson', template_name: 'Orchard' }],
    ]);
  });
});
