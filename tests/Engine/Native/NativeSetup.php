<?php

declare(strict_types=1);

namespace Kiln\Tests\Engine\Native;

use Kiln\Context;
use Kiln\Engine\Native\Host\ReadHost;
use Kiln\Engine\Native\Host\WriteHost;
use Kiln\Engine\Native\NativeEngine;
use Kiln\Engine\Native\NativeView;
use Kiln\Engine\Php\PhpEngine;
use Kiln\Engine\Views;
use Kiln\Serializer;
use Kiln\SerializerBuilder;

/**
 * A serializer on the native engine that tells how often the PHP engine had to help.
 */
final readonly class NativeSetup
{
    public Serializer $serializer;

    public NativeEngine $engine;

    public CountingView $fallback;

    public function __construct(SerializerBuilder $builder, Context $context = new Context())
    {
        $php = $builder->engine();
        $this->engine = new NativeEngine($php);
        $this->fallback = new CountingView($php->view($context));
        $view = $this->view($php, $context);
        $this->serializer = new Serializer(new Views(static fn(): NativeView => $view), $context, $php->limits);
    }

    private function view(PhpEngine $php, Context $context): NativeView
    {
        return new NativeView(
            $this->fallback,
            $this->engine->programs,
            new WriteHost($this->engine->programs, $php->converters, $context),
            new ReadHost($php->converters, $context),
            $php->converters->calls,
            $context,
            $php->limits->depth,
        );
    }
}
