import type { SchemeTokens } from './tokens.ts';

declare module '@mui/material/styles' {
  interface PaletteOptions {
    readonly tw?: SchemeTokens;
  }
  interface Palette {
    readonly tw: SchemeTokens;
  }
}
