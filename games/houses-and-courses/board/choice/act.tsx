/** The task of the seat that acts, by the stage of the game. */

import { copyTask, courseTask } from './declare';
import type { Moment } from './moment';
import { draftTask, giveSchoolTask, pickFromHandTask, pickMailTask } from './pick';
import { giftsTask, placeTask } from './powers';
import { respondTask } from './respond';
import type { Task } from './task';
import { turnTask } from './turn';

export function actTask(moment: Moment): Task {
  const { pending, draft } = moment.view;
  if (draft !== null) return draftTask(moment);
  switch (pending?.kind) {
    case undefined:
      return turnTask(moment);
    case 'course':
      return courseTask(moment, pending.card);
    case 'window':
      return respondTask(moment);
    case 'copy':
      return copyTask(moment);
    case 'pickFromHand':
      return pickFromHandTask(moment, pending);
    case 'pickMail':
      return pickMailTask(moment, pending);
    case 'giveSchool':
      return giveSchoolTask(moment, pending);
    case 'serpentin':
      return giftsTask(moment, pending);
    case 'poufmoufle':
      return placeTask(moment, pending);
  }
}
