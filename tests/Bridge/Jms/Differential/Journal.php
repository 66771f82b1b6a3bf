<?php

declare(strict_types=1);

namespace Kiln\Tests\Bridge\Jms\Differential;

use JMS\Serializer\Context;

/**
 * What code of the model, called by the serializer, has done since the last time it was emptied.
 */
final class Journal
{
    /** @var list<string> */
    private static array $entries = [];

    public static function note(string $what): void
    {
        if (\count(self::$entries) < 100_000) {
            self::$entries[] = $what;
        }
    }

    /**
     * Where in the data a context is.
     */
    public static function path(Context $context): string
    {
        return json_encode($context->getCurrentPath(), JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE) . " {$context->getMetadataStack()->count()}";
    }

    /**
     * @return list<string> what was noted; from now on there is nothing
     */
    public static function taken(): array
    {
        $entries = self::$entries;
        self::$entries = [];

        return $entries;
    }
}
