import type { ForeignLanguage } from '../languages/dictionary.ts'

/*
 * Sentences in another language that name a product with what is in it and advise against it: "Brioche enthält Ei,
 * bleib also bei einfachem Brot". The translation loses who holds what, so both foods are put behind a denial before.
 */

interface Words {
  /** Verbs for what is in a product. */
  holds: string
  /** Advice to leave the product alone. */
  advice: string
  /** Beginnings of a condition: "se usate". */
  condition: string
  /** Words by which such a condition warns. */
  warning: string
}

const words: Readonly<Record<ForeignLanguage, Words>> = {
  de: {
    holds: 'enthält|enthalten|besteht aus|bestehen aus|(?:wird|werden|ist|sind) mit',
    advice:
      '(?:bleib|bleibt|bleiben Sie|bleiben wir)(?: also| daher| lieber| besser| hier)* bei|(?:nimm|nehmt|nehmen Sie) (?:also |daher )?lieber|lieber (?:bei|weglassen|meiden)|besser (?:bei|weglassen|meiden)|Finger (?:davon|weg)|(?:ist|sind) (?:hier |also |daher )?tabu|komm(?:t|en) (?:hier |also |daher )?nicht infrage|scheid(?:et|en) (?:hier |also |daher )?aus|(?:deshalb|daher|darum) (?:fehlt|fehlen|bleib\\w*|kommt|kommen)',
    condition: '(?:wenn|falls|wer)',
    warning: 'bedenke|bedenken|bedenkt|denk daran|denken Sie daran|Achtung|Vorsicht|beachte|beachten',
  },
  es: {
    holds: 'contienen?|llevan?|est[áa]n? hech[oa]s? con',
    advice:
      'mejor (?:quédate|quedarse|quedarte|sigue|seguir|evitarl[oa]s?|no usarl[oa]s?|descartarl[oa]s?)|quéd(?:ate|ese|ense|ate mejor) con|qued(?:aos|émonos) con|evíta(?:l[oa]s?)?|evite(?:l[oa]s?)?|(?:quedan?|están?) descartad[oa]s?|no (?:sirven?|valen?)(?: aquí)?|por eso (?:no (?:aparecen?|está|están|va|van)|faltan?)',
    condition: 'si',
    warning: 'recuerd[ae]n? que|recordad que|ojo|cuidado|ten en cuenta|tenga en cuenta|tened en cuenta',
  },
  fr: {
    holds: 'contien(?:t|nent)|renferment?|(?:est|sont) faite?s? (?:avec|de)',
    advice:
      "mieux vaut (?:rester|s['’]en tenir|les éviter|l['’]éviter|éviter)|restez[- ](?:en )?(?:à|au|aux|sur|avec)|reste (?:à|au|aux|sur|avec)|tenez-vous[- ]en|évitez-l(?:es|a|e)|évite-l(?:es|a|e)|(?:est|sont) (?:donc )?à éviter|(?:est|sont) (?:donc )?exclue?s?|d.où (?:son|leur) absence",
    condition: 'si',
    warning:
      "rappelez-vous|souvenez-vous|attention|sachez qu(?:e|['’])|n['’]oubliez pas|notez qu(?:e|['’])|gardez en tête",
  },
  it: {
    holds: 'contengono|contiene|(?:è|sono) fatt[oaie] con',
    advice:
      'meglio (?:restare|rimanere|evitarl[eiao]|lasciarl[eiao]|non usarl[eiao])|resta(?:te)? (?:su|sui|sulle|sul|sulla|con)|evita(?:te)?l[eiao]|(?:è|sono) (?:quindi |dunque )?da evitare|(?:è|sono) (?:quindi |dunque )?esclus[eiao]|non (?:va|vanno) bene|per questo (?:manca|mancano|non (?:c.è|ci sono|compare|compaiono))',
    condition: 'se',
    warning:
      'ricord(?:ate|a|ati|atevi)(?: bene)? che|attenzione|tenete presente|tieni presente|occhio|sappiate',
  },
}

const patterns = new Map(
  Object.entries(words).map(([language, { holds, advice, condition, warning }]) => {
    const end = '(?![\\p{L}])'
    return [
      language,
      {
        advice: new RegExp(`(?<!\\p{L})(?:${advice})${end}`, 'iu'),
        // A subject has no comma before its verb, so that an order before it is none: "Gib Parmesan dazu, er enthält …".
        plain: new RegExp(`^((?:(?! (?:que|qui|che|who|quale) )[^,.;:!?]){2,60}?) (?:${holds})${end}`, 'iu'),
        conditional: new RegExp(
          `^(${condition} [^,.;:!?]{2,60}), (?:${warning})${end},?([^.!?:;]*?) (?:${holds})${end}`,
          'iu',
        ),
      },
    ]
  }),
)

/** Puts the product and what is in it behind a denial, in each sentence that advises against both. */
export function withoutWarnings(text: string, language: ForeignLanguage): string {
  const found = patterns.get(language)
  if (!found) return text
  return text
    .split(/(?<=[.!?;]) /)
    .map((sentence) => {
      const at = found.advice.exec(sentence)?.index ?? -1
      if (at < 0) return sentence
      const [before, rest] = [sentence.slice(0, at), sentence.slice(at)]
      const said = found.conditional.test(before)
        ? before.replace(found.conditional, 'Without $1, without $2 without')
        : before.replace(found.plain, 'Without $1, without')
      return `${said}${rest}`
    })
    .join(' ')
}
