<?php

declare(strict_types=1);

namespace Kiln\Metadata\Written;

/**
 * @internal
 */
final class DocComments
{
    /**
     * Whether opcache leaves doc comments out of what it keeps. A class that it has not kept yet still has them.
     */
    public static function areDropped(): bool
    {
        return \ini_get('opcache.save_comments') === '0';
    }
}
