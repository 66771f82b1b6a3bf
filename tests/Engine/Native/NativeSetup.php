<?php

declare(strict_types=1);

namespace Kiln\Tests\Engine\Native;

use Kiln\Context;
use Kiln\Engine\Native\NativeView;
use Kiln\Engine\Php\PhpEngine;
use Kiln\Engine\Php\PhpView;
use Kiln\Serializer;
use Kiln\SerializerBuilder;

/**
 * A serializer on the native engine that tells how often the PHP engine had to help.
 */
final readonly class NativeSetup
{
    public Serializer $serializer;

    public PhpEngine $engine;

    public Fallback $fallback;

    public function __construct(SerializerBuilder $builder, Context $context = new Context())
    {
        $fallback = new Fallback();
        $this->fallback = $fallback;
        $this->engine = $builder->engine(static fn(PhpEngine $engine): NativeView => new NativeView(
            $engine,
            $context,
            static fn(): PhpView => $fallback->view($engine, $context),
        ));
        $this->serializer = Serializer::over($this->engine, $context);
    }
}
