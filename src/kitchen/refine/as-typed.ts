const typed: Record<string, string> = {
  '½': '1/2',
  '¼': '1/4',
  '¾': '3/4',
  '⅓': '1/3',
  '⅔': '2/3',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
}

/** Writes amounts as they are typed and stored: `1 1/2`, not `1½`. */
export const asTyped = (text: string): string =>
  text.replace(
    /(\d)?([½¼¾⅓⅔⅛⅜⅝⅞])/g,
    (_, before: string | undefined, glyph: string) => `${before ? `${before} ` : ''}${typed[glyph]}`,
  )
