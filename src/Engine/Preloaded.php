<?php

declare(strict_types=1);

namespace Kiln\Engine;

use Kiln\Context;
use Kiln\Engine;
use Kiln\Engine\Native\Extension;
use Kiln\Engine\Native\Host\ReadHost;
use Kiln\Engine\Native\Host\WriteHost;
use Kiln\Engine\Native\NativeView;
use Kiln\Engine\Php\PhpEngine;
use Kiln\Engine\Php\PhpView;
use Kiln\Engine\Php\Runtime\Mismatch;
use Kiln\Engine\Php\Runtime\Reading;
use Kiln\Engine\Php\Runtime\Writing;
use Kiln\Engine\Php\ShortWay;
use Kiln\Engine\Php\Store\CodeLookup;
use Kiln\Format\Json\JsonText;
use Kiln\Limits;

/**
 * What of the library a request loads whose code is there, for opcache.preload.
 *
 * @internal
 */
final class Preloaded
{
    public const CLASSES = [
        Context::class, Engine::class, Limits::class, PhpEngine::class, PhpView::class, ShortWay::class, CodeLookup::class, Reading::class, Writing::class,
        Mismatch::class, JsonText::class, Extension::class, NativeView::class, ReadHost::class, WriteHost::class,
    ];

    /** Files of the front door, which nothing below it names. */
    public const FRONT = ['Serializer.php', 'SerializerBuilder.php'];
}
