/**
 * What a reply to a caller says, in the language of the caller: not that of the desk. A line of
 * invoices follows each heading.
 */
export const referenceReply = {
  in: {
    en: {
      intro:
        'Of the {all, plural, one {invoice} other {# invoices}} you asked about, {delivered, plural, =0 {none is} one {# is} other {# are}} delivered and {waiting, plural, =0 {none is} one {# is} other {# are}} on the way.',
      attention:
        '{count, plural, =0 {} one {This one needs attention:} other {These # need attention:}}',
      delivered: 'Delivered ({count})',
      waiting: 'On the way ({count})',
      failed: 'Not delivered ({count})',
      collection: 'In collection ({count})',
      notFound: 'Not found ({count})',
      unknown: 'Not known yet ({count})',
      open: 'Not searched yet ({count})',
      line: 'Line {no}',
    },
    nb: {
      intro:
        'Av {all, plural, one {fakturaen} other {de # fakturaene}} du spurte om, er {delivered, plural, =0 {ingen} other {#}} levert og {waiting, plural, =0 {ingen} other {#}} på vei.',
      attention: '{count, plural, =0 {} one {Denne må følges opp:} other {Disse # må følges opp:}}',
      delivered: 'Levert ({count})',
      waiting: 'På vei ({count})',
      failed: 'Ikke levert ({count})',
      collection: 'Til inkasso ({count})',
      notFound: 'Ikke funnet ({count})',
      unknown: 'Ikke kjent ennå ({count})',
      open: 'Ikke søkt etter ennå ({count})',
      line: 'Linje {no}',
    },
    sv: {
      intro:
        'Av {all, plural, one {fakturan} other {de # fakturor}} du frågade om är {delivered, plural, =0 {ingen levererad} one {# levererad} other {# levererade}} och {waiting, plural, =0 {ingen} other {#}} på väg.',
      attention:
        '{count, plural, =0 {} one {Den här behöver följas upp:} other {De här # behöver följas upp:}}',
      delivered: 'Levererade ({count})',
      waiting: 'På väg ({count})',
      failed: 'Inte levererade ({count})',
      collection: 'Till inkasso ({count})',
      notFound: 'Hittades inte ({count})',
      unknown: 'Inte känt ännu ({count})',
      open: 'Inte sökta ännu ({count})',
      line: 'Rad {no}',
    },
    da: {
      intro:
        'Af {all, plural, one {fakturaen} other {de # fakturaer}} du spurgte om, er {delivered, plural, =0 {ingen} other {#}} leveret og {waiting, plural, =0 {ingen} other {#}} på vej.',
      attention:
        '{count, plural, =0 {} one {Denne skal følges op:} other {Disse # skal følges op:}}',
      delivered: 'Leveret ({count})',
      waiting: 'På vej ({count})',
      failed: 'Ikke leveret ({count})',
      collection: 'Til inkasso ({count})',
      notFound: 'Ikke fundet ({count})',
      unknown: 'Ikke kendt endnu ({count})',
      open: 'Ikke søgt endnu ({count})',
      line: 'Linje {no}',
    },
    fi: {
      intro:
        'Kysymistäsi laskuista ({all}) toimitettu on {delivered, plural, =0 {ei yhtään} other {#}} ja matkalla {waiting, plural, =0 {ei yhtään} other {#}}.',
      attention:
        '{count, plural, =0 {} one {Tämä vaatii toimenpiteitä:} other {Nämä # vaativat toimenpiteitä:}}',
      delivered: 'Toimitettu ({count})',
      waiting: 'Matkalla ({count})',
      failed: 'Ei toimitettu ({count})',
      collection: 'Perinnässä ({count})',
      notFound: 'Ei löytynyt ({count})',
      unknown: 'Ei vielä tiedossa ({count})',
      open: 'Ei vielä haettu ({count})',
      line: 'Rivi {no}',
    },
  },
}
