/** After a match of a series: its result is entered there, and the way leads back. */
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { Button, IconBack } from '../../../ui';
import { useWords } from '../../text';

export function BackToSeries({ series }: { readonly series: string }) {
  const { table } = useWords();
  const [, navigate] = useLocation();
  useEffect(() => {
    // At once, so that nothing is lost if the match is deleted before anybody looks at the series again.
    void import('../../../play/series').then(({ organiser }) => organiser.follow(series));
  }, [series]);
  return (
    <Button variant="primary" icon={<IconBack />} onClick={() => navigate(`/series/${series}`)}>
      {table.backToSeries}
    </Button>
  );
}
