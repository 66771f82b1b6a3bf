<?php

// Writes Kiln\Tests\Golden\Accessors\Account for json_encode().
// Keys: owner, cents, tags
// Made by Kiln from the class; do not edit. Print it by: kiln show 'Kiln\Tests\Golden\Accessors\Account' --direction=write

declare(strict_types=1);

namespace Kiln\Generated;

use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Engine\Php\Runtime\Writing;

/**
 * @internal
 */
final class AccountWriter_5265d24a5e24
{
    /** @var \Closure(\Kiln\Tests\Golden\Accessors\Account, Writing): array<mixed> */
    public static \Closure $write;
}

// Bound to Kiln\Tests\Golden\Accessors\Account, so that it sees what is not public.
AccountWriter_5265d24a5e24::$write = \Closure::bind(
    static function (\Kiln\Tests\Golden\Accessors\Account $object, Writing $kiln): array {
        $result = [
            // Kiln\Tests\Golden\Accessors\Account::$owner
            'owner' => $object->getOwner(),
            // Kiln\Tests\Golden\Accessors\Account::$cents
            'cents' => $object->balance(),
        ];

        foreach ($object->tags as $tag) {
            \is_string($tag) || throw new Mismatch('tag');
        }

        // Kiln\Tests\Golden\Accessors\Account::$tags
        $result['tags'] = \array_values($object->tags);

        return $result;
    },
    null,
    \Kiln\Tests\Golden\Accessors\Account::class,
);
