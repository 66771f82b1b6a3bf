<?php

declare(strict_types=1);

namespace Kiln\Tests\Format\Json;

use PHPUnit\Framework\Assert;

/**
 * Large documents from real life. They are optional, and not a part of the project.
 */
final class RealDocuments
{
    /** @return non-empty-array<string, string> texts by file name */
    public static function texts(): array
    {
        $texts = [];
        $files = glob(\dirname(__DIR__, 4) . '/shared/data/*.json');
        foreach ($files === false ? [] : $files as $file) {
            $texts[basename($file)] = (string) file_get_contents($file);
        }

        if ($texts === []) {
            Assert::markTestSkipped('The optional documents ../shared/data/*.json are not here.');
        }

        return $texts;
    }
}
