/**
 * Foods, ways of cooking and kinds of dish in names from languages that the kitchen does not read: English, then the
 * words. A word that is a dish by itself, such as dolma, stands in the cookbook, and not here.
 */
// biome-ignore format: a table reads best with one row per line
export const wordsAbroad = `
duck | bebek, itik, ordek, kachna, kaczka, utka, utki, anka
chicken | ayam, manok, murgh, murg, kozhi, kodi, koli, murgi, tavuk, pilic, morgh, dajaj, djaj, djej, kuku, kana, kylling, kurczak, kuritsa, kuritsy, kuritsey, pileshko, piletina, csirke, kotopoulo, kuracie, tori
beef | baka, neua, nuea, oksekod, notkott, govyadina, govyadiny, wolowina, govedina, sapi
mutton | gosht, mamsam, mangsho, kambing, aattu, lahm, kuzu, baranina, baraniny, fenalar, mbuzi
pork | baboy, babi, pandi, svinina, svininy, wieprzowina, svinjetina, gris, sika, sertes, khinzir
fish | ikan, isda, meen, machli, machhli, machhi, macher, maach, chepa, balik, balig, mahi, samak, samaki, ryba, ryby, riba, ribe, kala, fisk, psari
shrimp | udang, hipon, chemmeen, royyala, royyalu, chingri, jhinga, eral, karides, krevetki, krewetki, kamba, rejer, reker
crab | kepiting, alimango, alimasag, yengec
squid | cumi, pusit, sotong, kanava, kalamar
egg | telur, telor, guddu, mutta, muttai, anda, yumurta, beid, baid, mayai, jajka, yaytsa, jaja
tofu | tahu, tauhu, tokwa, dubu
rice | chawal, annam, sadham, choru, pilavi, wali, pirinc
noodles | bakmi, kwetiau, bihun, pansit, miswa, makarna, eriste
potato | urulaikizhangu, urulai, alugadda, kartofel, kartoshka, kartoshki, ziemniaki, ziemniaczane, krompir, kentang, patates, viazi
eggplant | vankaya, kathirikai, kathirikkai, badanekayi, brinjal, begun, baingan, bengan, talong, terong, patlican, bademjan, badenjan, bakla, baklazhan, baklazhany, patlidzan
okra | bendakaya, vendakkai, bendekai, bhindi, bamya, bamia
bitter melon | kakarakaya, kakarakai, pavakkai, pagarkai, hagalakai, karela, ampalaya
spinach | palakura, palakoora, keerai, palak, ispanak, sabanekh, bayam, spanak
cabbage | muttaikose, lahana, kapusta, kapusty, kapuste, kaposzta, malfouf, kupus
cauliflower | gobi, gobhi, ghobi, karnabahar
tomato | thakkali, tamatar, domates, domatesli, banadoura, pomidor, pomidory, paradajz, kamatis, nyanya
onion | vengayam, ulli, ullipaya, pyaz, pyaaz, sogan, basal, cebula, bawang
lentil | pappu, paruppu, parippu, daal, dhal, mercimek, adas, soczewica, chechevitsa
chickpea | kadala, sundal, chana, chole, nohut
bean | fasolia, fasulye, fasola, fasol, maharagwe, kacang, lobia, grah, pasulj
pumpkin | kaddu, poosanikai, parangikai, kalabasa, labu, kabak, dynia, dyni, tykva, tykvy, malenge
coconut | thengai, kobbari, nariyal, niyog, kelapa, kobari
peanut | kadalai, verkadalai, palli, mungfali
sesame | ellu, nuvvulu, susam, kunzhut
banana | vazhai, vazhaithandu, arati, kela, pisang, saging
jackfruit | polos, kathal, nangka, langka, chakka
mushroom | jamur, kabute, mantar, grzyby, grzybowa, griby, gribnoy, pechurki, sieni, svamp
meat | keema, kheema, etli, mieso, myaso, meso, lihaa, nyama
curry | kuzhambu, kulambu, kozhambu, koora, kura, gassi, saaru, gulai, kalia, jhol, salan, rassa, ambat, ishtu, varutharacha, mchuzi
stir-fry | poriyal, thoran, palya, vepudu, varuval, upperi, mezhukkupurati, mezhukkupuratti, tumis, oseng, bhaji, sabzi, subzi, sabji, shaak, torkari, tarkari, mallum
stew | yahni, yahnisi, gulyas, gulash, potjie, semur, nilaga, nilagang, mechado, gryta
soup | corba, corbasi, chorba, shorba, shorbat, supa, zupa, soppa, keitto, ciorba, polevka, polivka, leves, sayur, sabaw, canh
pickle | achar, achaar, oorugai, ooragai, uppinakayi, tursu, torshi, acar, atchara
chutney | pachadi, thokku, thogayal, thuvaiyal, chammanthi, sambol
flatbread | roti, rotti, chapathi, pide, pidesi, lepinja, malawach
fritters | bhajiya, pakoda, pakora, vadai, ukoy, okoy, pergedel, perkedel, bhaja
sweet balls | urundai, undrallu, undalu
porridge | bubur, kanji, koozh, kasha, kasza, kashi, lugaw
cake | kaka, kage, kakku, tort, kolac, keik
salad | salata, salatasi, salatka, surowka, kerabu, saladu
grilled | bakar, panggang, inihaw, ihaw, izgara, mangal, yang, mashwi, meshwi, nuong
fried | goreng, prito, pritong, kizartma, kizartmasi, mekly, maqli, zharenaya, zharenyy, chien
braised | paksiw, adobong, tocheny, tushenaya
steamed | kukus, buharda, pinasingaw
stuffed | dolmasi, rellenong, mahshi, nadziewane, farshirovannye
in coconut milk | ginataang, ginataan, santan, lemak
spicy | balado, pedas, acili
`
