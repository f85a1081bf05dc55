import { createTheme, type Theme } from '@mui/material/styles';
import { darkTokens, lightTokens, type SchemeTokens } from './tokens.ts';

const uiFont = "'Inter Variable', system-ui, 'Segoe UI', Roboto, sans-serif";
const codeFont = "'Code Mono', ui-monospace, Consolas, Menlo, 'DejaVu Sans Mono', monospace";

/** Palette of MUI and our own tokens (as `--tw-palette-tw-…` variables) for one scheme. */
function palette(tokens: SchemeTokens) {
  return {
    primary: { main: tokens.primary, dark: tokens.primaryHover, contrastText: tokens.onPrimary },
    error: { main: tokens.status.red.text, contrastText: '#FFFFFF' },
    warning: { main: tokens.status.yellow.text },
    success: { main: tokens.status.green.text },
    background: { default: tokens.canvas, paper: tokens.surface },
    text: { primary: tokens.text, secondary: tokens.text2, disabled: tokens.text3 },
    divider: tokens.line,
    tw: tokens,
  };
}

const rem = (px: number) => `${px / 16}rem`;

const focusRing = { outline: '2px solid var(--tw-palette-tw-focus)', outlineOffset: 1 };

/**
 * The theme of the look guide: its tokens in both schemes, dense sizes, no ripple, no shadows on panels.
 * The scheme stands as attribute `data-light` or `data-dark` on the root element.
 */
export const theme: Theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data', cssVarPrefix: 'tw' },
  colorSchemes: { light: { palette: palette(lightTokens) }, dark: { palette: palette(darkTokens) } },
  spacing: 4,
  shape: { borderRadius: 4 },
  breakpoints: { values: { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1440 } },
  transitions: { duration: { shortest: 80, shorter: 80, short: 100, standard: 120, complex: 120 } },
  typography: {
    fontFamily: uiFont,
    h1: { fontSize: rem(20), lineHeight: 28 / 20, fontWeight: 600 },
    h2: { fontSize: rem(16), lineHeight: 24 / 16, fontWeight: 600 },
    h3: { fontSize: rem(14), lineHeight: 20 / 14, fontWeight: 600 },
    body1: { fontSize: rem(14), lineHeight: 20 / 14 },
    body2: { fontSize: rem(13), lineHeight: 18 / 13 },
    caption: { fontSize: rem(12), lineHeight: 16 / 12 },
    button: { fontSize: rem(14), lineHeight: 20 / 14, fontWeight: 500, textTransform: 'none' },
  },
  components: {
    MuiCssBaseline: { styleOverrides: { ':root': { '--tw-font-ui': uiFont, '--tw-font-code': codeFont } } },
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: { root: { '&:focus-visible': focusRing } },
    },
    MuiButton: {
      defaultProps: { disableElevation: true, size: 'small' },
      styleOverrides: {
        root: {
          minHeight: rem(32),
          padding: '4px 12px',
          fontSize: rem(14),
          border: '1px solid transparent',
          '@media (pointer: coarse)': { minHeight: rem(44) },
        },
        outlined: { borderColor: 'var(--tw-palette-tw-control)', color: 'var(--tw-palette-tw-text)' },
      },
    },
    MuiIconButton: {
      styleOverrides: {
        root: {
          width: rem(28),
          height: rem(28),
          padding: 4,
          borderRadius: 4,
          color: 'var(--tw-palette-tw-text2)',
          '@media (pointer: coarse)': { width: rem(44), height: rem(44) },
        },
      },
    },
    MuiMenuItem: {
      styleOverrides: {
        root: {
          minHeight: rem(32),
          fontSize: rem(14),
          '&.Mui-disabled': { opacity: 1, color: 'var(--tw-palette-tw-text3)' },
        },
      },
    },
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiPopover: {
      styleOverrides: {
        paper: {
          borderRadius: 6,
          border: '1px solid var(--tw-palette-tw-control)',
          boxShadow: '0 8px 24px rgb(10 20 30 / .18)',
        },
      },
    },
    MuiDialog: {
      styleOverrides: {
        paper: {
          borderRadius: 8,
          boxShadow: '0 16px 48px rgb(10 20 30 / .28)',
          '@media (max-width: 599.95px)': {
            '&&': {
              width: '100%',
              maxWidth: 'none',
              height: '100%',
              maxHeight: 'none',
              margin: 0,
              borderRadius: 0,
            },
          },
        },
      },
    },
    MuiDialogTitle: {
      styleOverrides: {
        root: {
          fontSize: rem(16),
          lineHeight: 24 / 16,
          fontWeight: 600,
          padding: '16px 24px 8px',
          overflowWrap: 'anywhere',
        },
      },
    },
    MuiDialogActions: { styleOverrides: { root: { padding: '12px 24px 16px', gap: 4 } } },
    MuiInputBase: {
      styleOverrides: {
        root: { fontSize: rem(14), lineHeight: 20 / 14 },
        input: { '&::placeholder': { color: 'var(--tw-palette-tw-text3)', opacity: 1 } },
      },
    },
    MuiTooltip: {
      styleOverrides: {
        tooltip: { fontSize: rem(12), backgroundColor: lightTokens.toast, color: lightTokens.onToast },
      },
    },
    MuiLink: { styleOverrides: { root: { '&:focus-visible': focusRing, borderRadius: 2 } } },
  },
});
