import type { ForeignLanguage } from '../languages/dictionary.ts'

/**
 * Nouns that recipes count and their plurals, where no rule gives them: all in German, exceptions in the
 * others.
 */
export const pluralNouns: Readonly<Record<ForeignLanguage, string>> = {
  de:
    'zwiebel / zwiebeln, kartoffel / kartoffeln, tomate / tomaten, karotte / karotten, möhre / möhren, gurke / gurken, ' +
    'zitrone / zitronen, limette / limetten, orange / orangen, banane / bananen, birne / birnen, aubergine / auberginen, ' +
    'apfel / äpfel, ei / eier, eigelb / eigelbe, zehe / zehen, schote / schoten, schalotte / schalotten, avocado / avocados, ' +
    'keule / keulen, brust / brüste, filet / filets, schnitzel / schnitzel, steak / steaks, wurst / würste, würstchen / würstchen, ' +
    'brötchen / brötchen, scheibe / scheiben, blatt / blätter, stange / stangen, zweig / zweige, kopf / köpfe, bund / bund, ' +
    'pfirsich / pfirsiche, pflaume / pflaumen, feige / feigen, dattel / datteln, mango / mangos, nuss / nüsse, mandel / mandeln, ' +
    'peperoni / peperoni, paprika / paprika, zucchini / zucchini, pilz / pilze, champignon / champignons, knolle / knollen, ' +
    'rübe / rüben, bete / beten, kohlrabi / kohlrabi, chicorée / chicorée, artischocke / artischocken, olive / oliven, ' +
    'gewürznelke / gewürznelken, nelke / nelken, wacholderbeere / wacholderbeeren, beere / beeren, kapsel / kapseln, ' +
    'tortilla / tortillas, fladen / fladen, kotelett / koteletts, rolle / rollen, schenkel / schenkel, flügel / flügel, ' +
    'forelle / forellen, garnele / garnelen, große / große, kleine / kleine',
  es: 'limón / limones, melón / melones, calabacín / calabacines, champiñón / champiñones, pimiento / pimientos, puerro / puerros',
  fr: 'œuf / œufs, oignon / oignons, ail / ail, noix / noix, chou / choux, chou-fleur / choux-fleurs, jaune / jaunes',
  it: 'uovo / uova, pomodoro / pomodori, limone / limoni, mano / mani, arancia / arance, foglia / foglie, cipolla / cipolle, spicchio / spicchi, peperone / peperoni, melanzana / melanzane, fungo / funghi, tuorlo / tuorli',
}
