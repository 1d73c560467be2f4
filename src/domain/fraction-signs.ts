const signs: Readonly<Record<string, string>> = {
  '1/2': '½',
  '1/3': '⅓',
  '2/3': '⅔',
  '1/4': '¼',
  '3/4': '¾',
  '1/8': '⅛',
  '3/8': '⅜',
  '5/8': '⅝',
  '7/8': '⅞',
}

/**
 * Replaces spelled fractions by their signs for display, as a cookbook prints them: `1 1/2 cups` → `1½ cups`.
 */
export const withFractionSigns = (amount: string): string =>
  amount.replace(
    /(?<![\d/.,])(?:(\d+)[ -])?(\d)\/(\d)(?![\d/])/g,
    (text, whole: string | undefined, over, under) => {
      const sign = signs[`${over}/${under}`]
      return sign ? `${whole ?? ''}${sign}` : text
    },
  )
