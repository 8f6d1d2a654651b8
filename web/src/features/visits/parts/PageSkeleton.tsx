import { Card, Skeleton, Stack } from '@ruta/design-system';

/** Skeleton of a visit's page. */
export function PageSkeleton() {
  return (
    <Stack gap={5}>
      <Stack gap={2}>
        <Skeleton width={20} />
        <Skeleton shape="block" height={36} width={55} />
        <Skeleton width={35} />
      </Stack>
      <Card>
        <Skeleton lines={4} />
      </Card>
      <Card>
        <Skeleton lines={8} />
      </Card>
    </Stack>
  );
}
