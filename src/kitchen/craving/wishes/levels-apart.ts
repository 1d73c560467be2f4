/** Wordings of how much of a nutrient there is to be, with one that the passes read. */
export const levelsApart: readonly (readonly [wording: RegExp, as: string])[] = [
  [
    /\b(?:go |going )?(?:easy|light) on (?:the )?(?:chil[li]i?(?:es|s)?|spices?|heat|hot sauce)\b/gi,
    'not too spicy',
  ],
  // "Go easy on the salt" asks for little of it, and for no easy dish.
  [/\b(?:go |going )?(?:easy|light) on (?:the )?(?=(?:salt|sodium|sugar|fat|carbs|calories)\b)/gi, 'low in '],
  // A level before two nutrients is of both: "low sugar/carb".
  [
    /\b(low|high|no|less|lower)[- ](sugar|carb|fat|salt|sodium|calorie|protein|fiber|fibre|cholesterol)s? ?(?:\/|&|\+) ?(sugar|carb|fat|salt|sodium|calorie|protein|fiber|fibre|cholesterol)(?=s?\b)/gi,
    '$1 $2 and $1 $3',
  ],
]
