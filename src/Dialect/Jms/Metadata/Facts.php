<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Metadata;

/**
 * Knows classes as jms/serializer does.
 *
 * @internal
 */
interface Facts
{
    /**
     * @param string $class in whatever case
     *
     * @throws \Throwable what jms/serializer throws for a class that contradicts itself or does not exist
     */
    public function of(string $class): ClassFacts;
}
