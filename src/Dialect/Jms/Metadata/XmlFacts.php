<?php

declare(strict_types=1);

namespace Kiln\Dialect\Jms\Metadata;

/**
 * Where {@see XmlClassFacts} come from.
 *
 * @internal
 */
interface XmlFacts
{
    /**
     * @throws \Throwable what {@see Facts::of()} throws
     */
    public function xmlOf(string $class): XmlClassFacts;
}
