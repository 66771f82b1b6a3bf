<?php

declare(strict_types=1);

namespace Kiln\Bridge\Jms\Verify;

use JMS\Serializer\Construction\UnserializeObjectConstructor;
use JMS\Serializer\SerializerInterface;
use Kiln\Bridge\Jms\Setup;

/**
 * Knows whether reading can be repeated without harm.
 *
 * @internal
 */
final class NewObjects
{
    /**
     * Whether each call makes objects of its own. An object constructor of the application may hand out an object that lives on,
     * an entity for instance, and a second call would fill it a second time.
     *
     * @return bool false also where it cannot be found out
     */
    public static function areMadeBy(SerializerInterface $jms): bool
    {
        $setup = Setup::of($jms);

        return $setup instanceof Setup && $setup->constructor instanceof UnserializeObjectConstructor;
    }
}
