/** What is printed on a piece, in words. */
import { magicOf, mailOf, schoolOf } from '../../catalogue';
import type { Detourneur } from '../../data';
import { schoolName } from '../../text/log';
import type { CardWords, HousesWords, MailWords } from '../../text/words';

export function aboutSchool(id: string, { pieces }: HousesWords): CardWords {
  const card = schoolOf(id);
  switch (card.kind) {
    case 'course':
      return pieces.courses[card.course];
    case 'horcruche':
      return pieces.horcruche;
    case 'detourneur':
      return {
        name: schoolName(id, pieces),
        text: worth(card.detourneur, pieces),
        notes: pieces.detourneurs.notes,
      };
  }
}

export function aboutMagic(id: string, { pieces }: HousesWords): CardWords {
  const card = magicOf(id);
  return card.kind === 'spell' ? pieces.spells[card.name] : pieces.bonus[card.name];
}

export function aboutMail(id: string, { pieces }: HousesWords): MailWords {
  return pieces.mail[mailOf(id).kind];
}

function worth(detourneur: Detourneur, { detourneurs, courses }: HousesWords['pieces']): string {
  switch (detourneur.kind) {
    case 'perCourse':
      return detourneurs.perCourse(detourneur.vp, courses[detourneur.course].name);
    case 'flat':
      return detourneurs.flat(detourneur.vp);
    case 'perDistinctCourse':
      return detourneurs.perDistinctCourse(detourneur.vp);
  }
}
