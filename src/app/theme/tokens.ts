/** Colours of one scheme, named as in the look guide, section 2. */
export interface SchemeTokens {
  readonly canvas: string;
  readonly surface: string;
  readonly sunken: string;
  readonly text: string;
  readonly text2: string;
  readonly text3: string;
  readonly control: string;
  readonly line: string;
  readonly primary: string;
  readonly primaryHover: string;
  readonly onPrimary: string;
  readonly primarySoft: string;
  readonly focus: string;
  readonly danger: string;
  readonly band: string;
  readonly toast: string;
  readonly onToast: string;
  readonly toastLink: string;
  readonly status: Readonly<Record<StatusTone, StatusColours>>;
}

/** Meaning of a status colour; never shown without icon and word. */
export type StatusTone = 'red' | 'yellow' | 'green' | 'grey' | 'violet';

/** Text and tint of a chip or row, and the bar at a row's left. */
interface StatusColours {
  readonly text: string;
  readonly tint: string;
  readonly bar: string;
}

export const lightTokens: SchemeTokens = {
  canvas: '#F3F5F7',
  surface: '#FFFFFF',
  sunken: '#EAEEF2',
  text: '#16202A',
  text2: '#455361',
  text3: '#5B6977',
  control: '#7B8895',
  line: '#D6DDE4',
  primary: '#0B5A8F',
  primaryHover: '#084A77',
  onPrimary: '#FFFFFF',
  primarySoft: '#E3F0F9',
  focus: '#0B6FD6',
  danger: '#B3201B',
  band: '#6A35A8',
  toast: '#1E2933',
  onToast: '#FFFFFF',
  toastLink: '#8CC8F5',
  status: {
    red: { text: '#B3201B', tint: '#FDECEA', bar: '#C93A33' },
    yellow: { text: '#7A4B00', tint: '#FFF4D1', bar: '#B07A00' },
    green: { text: '#1A6638', tint: '#E5F4EA', bar: '#2F8A55' },
    grey: { text: '#4A5763', tint: '#E6EAEE', bar: '#6F7C88' },
    violet: { text: '#6A35A8', tint: '#F2EAFB', bar: '#8754C4' },
  },
};

export const darkTokens: SchemeTokens = {
  canvas: '#0E141A',
  surface: '#151D25',
  sunken: '#1C2630',
  text: '#E6ECF2',
  text2: '#B4C0CC',
  text3: '#95A3B1',
  control: '#6F8090',
  line: '#2A3642',
  primary: '#6DB6EA',
  primaryHover: '#8CC8F5',
  onPrimary: '#06202F',
  primarySoft: '#15304A',
  focus: '#5AB0FF',
  danger: '#B83A33',
  band: '#5B2E96',
  toast: '#E6ECF2',
  onToast: '#16202A',
  toastLink: '#0B5A8F',
  status: {
    red: { text: '#FF9A92', tint: '#3B1B1C', bar: '#E5645C' },
    yellow: { text: '#F0C25A', tint: '#33280F', bar: '#C9962B' },
    green: { text: '#7FD3A0', tint: '#14301F', bar: '#46A870' },
    grey: { text: '#B4C0CC', tint: '#26313C', bar: '#8795A3' },
    violet: { text: '#C9A6F5', tint: '#2B1F40', bar: '#9B6FDB' },
  },
};
