<?php

declare(strict_types=1);

namespace Kiln\Lab\Workload;

use Kiln\Lab\Contender\JsonFlags;

/**
 * A short document with every key of a long one, hence with every class: of each list, only the items that bring a key which
 * no earlier item has.
 */
final readonly class Excerpt
{
    public static function of(Workload $workload): Workload
    {
        return new Workload(
            $workload->name,
            $workload->title,
            json_encode(self::shorten($workload->document()), JsonFlags::WRITE),
            $workload->class,
            $workload->isList,
            $workload->writesNull,
            $workload->dateFormat,
            $workload->jms,
        );
    }

    private static function shorten(mixed $value): mixed
    {
        if ($value instanceof \stdClass) {
            return (object) array_map(self::shorten(...), get_object_vars($value));
        }
        if (!\is_array($value)) {
            return $value;
        }
        $kept = [];
        $seen = [];
        foreach ($value as $item) {
            $paths = self::paths($item, '');
            if (array_diff_key($paths, $seen) !== []) {
                $kept[] = self::shorten($item);
                $seen += $paths;
            }
        }

        return $kept;
    }

    /**
     * @return array<string, true> where something stands that is not null, as keys
     */
    private static function paths(mixed $value, string $path): array
    {
        $paths = $value === null ? [] : [$path => true];
        if ($value instanceof \stdClass) {
            foreach (get_object_vars($value) as $key => $member) {
                $paths += self::paths($member, "{$path}.{$key}");
            }
        } elseif (\is_array($value)) {
            foreach ($value as $item) {
                $paths += self::paths($item, "{$path}[]");
            }
        }

        return $paths;
    }
}
