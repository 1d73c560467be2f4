import type { ConditionId } from './condition.ts'

/*
 * Names of conditions and audiences as cooks type them, in English, German, Spanish, French and Italian.
 * Names are compared in lower case and without accents, so they are written that way. A space stands for a
 * space or a hyphen, a `?` makes the letter before it optional, and a comma ends a name.
 */

/** Names of a diet for the heart, which limits salt as well as cholesterol (American Heart Association). */
export const heartNames = `
  heart healthy, heart healthier, heart health, healthy heart, heart friendly, heart smart, heart conscious,
  cardiac friendly, weak heart, bad heart, heart condition, heart problem, heart problems,
  heart trouble, heart patient, good for the heart, good for my heart, good for your heart, good for his heart,
  good for her heart, good for our hearts, herzgesund, herzgesunde, herzgesunder, herzgesundes, herzgesunden,
  herzgesundem, herzfreundlich, herzfreundliche, herzfreundlicher, herzfreundliches, herzfreundlichen,
  herzfreundlichem, herzschonend, herzschonende, herzschonender, herzschonendes, herzschonenden,
  herzgesundheit, gesundes herz, gesund furs herz, gut furs herz, gut fur das herz, gut fur mein herz,
  gesund fur das herz, cardiosaludables?, cardioprotectora?, cardioprotectoras, cardioprotectores,
  salud cardiaca, salud del corazon, corazon sano, corazon saludable, buen[oa]s? para el corazon,
  buen[oa]s? para mi corazon, san[oa]s? para el corazon, saludables? para el corazon,
  bonn?e?s? pour le coeur, bonn?e?s? pour mon coeur, saine?s? pour le coeur, cardioprotecteurs?,
  cardioprotectrices?, sante cardiaque, sante du coeur, coeur sain, coeur en bonne sante,
  buon[oaie] per il cuore, buon per il cuore, san[oaie] per il cuore,
  salutar[ei] per il cuore, bene al cuore, cuore sano, salute del cuore, cardioprotettiv[oaie], salvacuore
`

export const conditionNames: Readonly<Record<ConditionId, string>> = {
  'low-fodmap': `
    low fodmap, lowfodmap, lo fodmap, low fod map, fodmap friendly, fodmap free, fodmaps?, fodmap diet, fodmap arm,
    fodmap arme, fodmap armes, fodmap armen, fodmaparm, fodmaparme, fodmaparmes, fodmap reduziert,
    baja en fodmap, bajo en fodmap, bajas en fodmap, bajos en fodmap, baja en fodmaps, bajo en fodmaps,
    sin fodmap, pauvre en fodmap, pauvre en fodmaps, pauvres en fodmap, faible en fodmap,
    faible en fodmaps, sans fodmap, sans fodmaps, basso contenuto di fodmap, a basso contenuto di fodmap,
    povero di fodmap, povera di fodmap, senza fodmap
  `,
  diabetes: `
    diabetics?, diabetes, diabetic friendly, diabetes friendly, pre diabetics?, prediabetics?,
    pre diabetes, prediabetes, type 2 diabetes, type 1 diabetes, type ii diabetes, type i diabetes,
    type 2 diabetics?, type 1 diabetics?, type two diabetes, type one diabetes, t2d, t1d, blood sugar, insulin,
    blood sugar friendly, blood glucose, insulin resistant, insulin resistance, diabetiker, diabetikern,
    diabetikerin, diabetikerinnen, diabetikergerecht, diabetikergeeignet, diabetikerfreundlich, diabetisch,
    fur diabetiker geeignet, zuckerkrank, zuckerkranke, zuckerkrankheit, blutzucker, blutzuckerfreundlich,
    blutzuckerspiegel, pradiabetes, insulinresistenz, diabeticos?, diabeticas?, prediabeticos?,
    prediabeticas?, azucar en sangre, azucar en la sangre, glucosa en sangre, diabetes tipo 2,
    diabetes tipo 1, resistencia a la insulina, diabetiques?, prediabetiques?, diabete, diabete de type 2,
    diabete de type 1, prediabete, glycemie, sucre dans le sang, resistance a l'insuline, diabetico,
    diabetica, diabetici, diabetiche, prediabetico, diabete di tipo 2, diabete tipo 2, glicemia,
    insulino resistenza, insulinoresistenza
  `,
  keto: `
    keto, keto friendly, keto diet, ketogenic, ketogenic diet, ketosis, ketogen, ketogene, ketogener,
    ketogenes, ketogenen, ketogene diat, ketogene ernahrung, ketotauglich, cetogenica, cetogenico,
    cetogenicas, cetogenicos, dieta cetogenica, dieta keto, ceto, cetogene, cetogenes, regime cetogene,
    regime keto, chetogenica, chetogenico, chetogeniche, chetogenici, dieta chetogenica, cheto
  `,
  paleo: `
    paleo, paleo diet, paleo friendly, paleolithic, paleolithic diet, caveman diet, palao, palaeo,
    steinzeiternahrung, steinzeitdiat, steinzeit diat, paleolitica, paleolitico, dieta paleo,
    dieta paleolitica, regime paleo, paleolithique, regime paleolithique
  `,
  whole30: 'whole30, whole 30, whole thirty, whole30 compliant, whole 30 compliant, w30',
  aip: `
    aip, aip diet, aip friendly, autoimmune protocol, auto immune protocol, autoimmune paleo,
    autoimmune diet, auto immune diet, autoimmunprotokoll, autoimmun protokoll, autoimmun diat,
    autoimmundiat, protocolo autoinmune, dieta autoinmune, protocole auto immun, protocole autoimmun,
    regime auto immun, protocollo autoimmune, dieta autoimmune
  `,
  passover: `
    kosher for passover, kosher lepesach, kosher fur pessach, passover, for passover, passover friendly, pesach, pessach, pessah,
    pesaj, pascua judia, paque juive, pesadich, pesachdik, seder dinner, seder meal, passover seder
  `,
  'low-cholesterol': `
    ${heartNames}, low saturated fat, low in saturated fat, low sat fat, no saturated fat, less saturated fat, low cholesterol, lower cholesterol, lower my cholesterol, lowers cholesterol,
    lowering cholesterol, reduce cholesterol, reduce my cholesterol, cholesterol lowering, high cholesterol, cholesterol free,
    cholesterol friendly, bad cholesterol, ldl, cholesterol, hypercholesterolemia, cholesterinarm,
    cholesterinarme, cholesterinarmes, cholesterinarmer, cholesterin arm, cholesterinsenkend,
    cholesterinsenkende, cholesterinfrei, cholesterin, erhohter cholesterinspiegel, cholesterinspiegel,
    cholesterinbewusst, colesterol, bajo en colesterol, baja en colesterol, colesterol alto,
    bajar el colesterol, sin colesterol, pauvre en cholesterol, sans cholesterol,
    faire baisser le cholesterol, anti cholesterol, hypercholesterolemie, colesterolo,
    basso contenuto di colesterolo, colesterolo alto, abbassare il colesterolo, senza colesterolo
  `,
  gout: `
    gout, gout friendly, gout diet, low purine, low in purines, uric acid, hyperuricemia, hyperuricaemia,
    gouty arthritis, gicht, gichtkranke, gichtanfall, purinarm, purinarme, purinarmes, purin arm,
    harnsaure, harnsaurespiegel, la gota, de gota, con gota, para gota, tengo gota, ataque de gota,
    bajo en purinas, baja en purinas, acido urico, hiperuricemia, la goutte, crise de goutte, de goutte,
    contre la goutte, pauvre en purines, pauvre en purine, acide urique, hyperuricemie, la gotta, di gotta,
    con la gotta, per la gotta, ho la gotta, attacco di gotta, povero di purine, povera di purine,
    iperuricemia
  `,
  pregnancy: `
    pregnant, midwife, midwives, hebamme, sage femme, matrona, comadrona, ostetrica, preggo, preggers, prego mom, pregnancy, pregnancies, pregnancy safe, expecting a baby, expecting a child, expecting twins,
    expecting our first, expecting baby, expecting mum, expecting mom, expecting mothers?, currently expecting, expecting(?!\\W?[\\p{L}\\d]), expecting (?:and|so|but), knocked up, bun in the oven,
    due date, due (?:any day|any minute|soon|(?:this|next) (?:month|week|spring|summer|fall|autumn|winter)),
    due in (?:january|february|march|april|may|june|july|august|september|october|november|december|(?:\\d+|a|a few|two|three|four) (?:weeks?|months?)),
    (?:weeks|months) along, im \\d\\.? monat, in der \\d+\\.? woche, al (?:terzo|quarto|quinto|sesto|settimo|ottavo|nono) mese, estoy de \\d meses,
    expectant mothers?, expectant mums?, expectant moms?, mother to be, mothers to be, mum to be,
    mom to be, moms to be, mums to be, prenatal, gestational, trimester, schwanger, schwangere,
    schwangeren, ssw, schwangerschaft, schwangerschaftstauglich, werdende mutter, in anderen umstanden,
    schwangerschaftsdiabetes, embarazada, embarazadas, embarazo, encinta, gestante, gestantes,
    mujer embarazada, enceinte, enceintes, femme enceinte, femmes enceintes, grossesse, future maman,
    futures mamans, incinta, in gravidanza, gravidanza, donna incinta, donne incinte, in dolce attesa,
    aspetto un bimbo, aspetto un bambino, aspetto una bambina, aspetta un bimbo, aspetta un bambino, aspettiamo un bambino,
    j'attends un bebe, attends un bebe, attend un bebe, attend un enfant, espero un bebe, espera un bebe,
    esperando un bebe, erwarte ein kind, erwarte ein baby, erwartet ein kind, erwartet ein baby, erwarten ein kind,
    futura mamma
  `,
  baby: `
    baby, babys, babies, baby's, infants?, newborns?, weaning, baby led weaning, blw, baby food,
    first foods?, finger foods? for my, months finger foods?, months old finger foods?, pincer grip,
    pincer grasp, pincer movement, starting solids, start solids, saugling, sauglinge, beikost, babybrei, babynahrung,
    breifrei, fingerfood furs baby, kleinstkind, bebe, bebes, para bebes, lactante, lactantes,
    papilla de bebe, alimentacion complementaria, destete, nourrisson, nourrissons, petit pot, petits pots,
    diversification, diversification alimentaire, pour bebe, neonato, neonati, neonata, lattante, lattanti,
    svezzamento, autosvezzamento, pappa per bebe
  `,
  toddler: `
    toddlers?, toddler friendly, preschoolers?, pre schoolers?, smash cake, first birthday, 1st birthday,
    kleinkind, kleinkinder, kleinkindern, kleinkindes, kindergartenkind, kindergartenkinder, nino pequeno,
    nina pequena, ninos pequenos, ninas pequenas, preescolar, preescolares, peque, peques, tout petit,
    tout petits, tout petites, jeune enfant, jeunes enfants, bambin, bambins, enfant en bas age,
    bimbo piccolo, bimba piccola, bimbi piccoli, bambino piccolo, bambina piccola, bambini piccoli
  `,
}
